#!/usr/bin/env node
/** npm run mcp: the calculators as tools for an assistant on this machine, over stdin and stdout. Nothing leaves it. */
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { createEngine } from '#server/engine/engine.ts'
import { createMcpServer } from '#server/engine/mcp.ts'
import { productVersion } from '#server/engine/version.ts'

if (process.argv.length > 2) {
  process.stderr.write('Gebruik: npm run mcp, zonder meer.\n')
  process.exit(2)
}

const today = () => new Date().toISOString().slice(0, 10)
const origin = process.env['PUBLIC_ORIGIN'] ?? 'http://localhost:3000'
const engine = createEngine({ today, market: () => Promise.resolve(builtInMarket), origin, version: productVersion })

const own = await engine.assistantTools()
serveStdio(() => createMcpServer(engine, productVersion, own))
