export function startConsent(): void {}
