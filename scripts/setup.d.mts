export const root: string
export const buildSettings: readonly string[]
export function toolEnvironment(): NodeJS.ProcessEnv
export function commandLine(command: string, args: readonly string[]): [program: string, args: string[]]
export function pinnedNode(): string
export function ensureInstalled(folder?: string): void
export function ensureBuilt(): void
export function isBuilt(): boolean
export function filesHash(): string
export function sourcesHash(files?: string): string
export function markBuilt(hash: string): void
export function startWords(): string[]
export const startSettings: Readonly<Record<string, string>>
