/** Every operation of the API as data: what it takes, what it gives, who may ask. The OpenAPI document is made of it. */
import type * as z from 'zod'
import { auditPage } from '#contract/audit.ts'
import { bank, bankInput, managedBank } from '#contract/bank.ts'
import { rateChange } from '#contract/changes.ts'
import { calculatorDescription, calculatorSummary, computeAnswer, computeRequest } from '#contract/compute.ts'
import { indexNowUrls, submissionInput, submissionResult } from '#contract/indexnow.ts'
import { market } from '#contract/market.ts'
import { managedProduct, product, productInput } from '#contract/product.ts'
import { managedRate, rate, rateHistoryPoint, rateInput } from '#contract/rate.ts'
import { rateImportInput, rateImportResult } from '#contract/rate-import.ts'
import { loginInput, passwordInput, session } from '#contract/session.ts'
import { siteConfig } from '#contract/site-config.ts'

export type Operation = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly status: 200 | 201 | 204
  readonly request?: z.ZodType
  readonly response?: { readonly schema: z.ZodType; readonly isList?: boolean } | { readonly type: string }
  /** Needs If-Match with the version that was read. */
  readonly versioned?: boolean
  readonly query?: readonly { readonly name: string; readonly description: string }[]
}

const scope = { name: 'scope', description: 'admin: alle rijen, met versie; vraagt een sessie.' }
const cascade = { name: 'cascade', description: 'true: verwijdert ook wat aan de rij hangt.' }

function editable(
  path: string,
  what: string,
  schemas: { readonly shown: z.ZodType; readonly managed: z.ZodType; readonly input: z.ZodType },
): readonly Operation[] {
  const one = `${path}/:id`
  return [
    {
      method: 'GET',
      path,
      summary: `Lijst van ${what}, enkel actieve`,
      status: 200,
      response: { schema: schemas.shown, isList: true },
      query: [scope],
    },
    {
      method: 'POST',
      path,
      summary: `Voegt toe aan ${what}`,
      status: 201,
      request: schemas.input,
      response: { schema: schemas.managed },
    },
    {
      method: 'GET',
      path: one,
      summary: `Een rij van ${what}`,
      status: 200,
      response: { schema: schemas.shown },
      query: [scope],
    },
    {
      method: 'PUT',
      path: one,
      summary: `Wijzigt een rij van ${what}`,
      status: 200,
      request: schemas.input,
      response: { schema: schemas.managed },
      versioned: true,
    },
    {
      method: 'DELETE',
      path: one,
      summary: `Verwijdert een rij van ${what}`,
      status: 204,
      versioned: true,
      query: [cascade],
    },
  ]
}

export const operations: readonly Operation[] = [
  ...editable('/api/banks', 'banken', { shown: bank, managed: managedBank, input: bankInput }),
  ...editable('/api/products', 'producten', { shown: product, managed: managedProduct, input: productInput }),
  ...editable('/api/rates', 'rentes', { shown: rate, managed: managedRate, input: rateInput }),
  {
    method: 'GET',
    path: '/api/products/:id/history',
    summary: 'Rentegeschiedenis van een product',
    status: 200,
    response: { schema: rateHistoryPoint, isList: true },
    query: [scope],
  },
  {
    method: 'GET',
    path: '/api/rates.csv',
    summary: 'Alle huidige rentes met bron, als CSV',
    status: 200,
    response: { type: 'text/csv' },
  },
  {
    method: 'POST',
    path: '/api/rates/import',
    summary: 'Leest een rentebestand in, of toont wat het zou doen',
    status: 200,
    request: rateImportInput,
    response: { schema: rateImportResult },
  },
  {
    method: 'GET',
    path: '/api/rekenhulpen',
    summary: 'Alle rekenhulpen, met hun vraag. Open voor elke herkomst',
    status: 200,
    response: { schema: calculatorSummary, isList: true },
  },
  {
    method: 'GET',
    path: '/api/rekenhulpen/:slug',
    summary: 'Velden en uitkomsten van een rekenhulp. Open voor elke herkomst',
    status: 200,
    response: { schema: calculatorDescription },
  },
  {
    method: 'POST',
    path: '/api/rekenhulpen/:slug',
    summary: 'Rekent een geval uit. Open voor elke herkomst; we bewaren de invoer niet',
    status: 200,
    request: computeRequest,
    response: { schema: computeAnswer },
  },
  {
    method: 'GET',
    path: '/api/market',
    summary: 'Momentopname voor de rekenhulpen, rentes als fractie',
    status: 200,
    response: { schema: market },
  },
  {
    method: 'GET',
    path: '/api/changes',
    summary: 'Wat is er veranderd, nieuwste eerst',
    status: 200,
    response: { schema: rateChange, isList: true },
    query: [{ name: 'limit', description: '1 tot 500, standaard 100.' }],
  },
  {
    method: 'GET',
    path: '/api/site-config',
    summary: 'Welke externe hulpmiddelen aan staan',
    status: 200,
    response: { schema: siteConfig },
  },
  {
    method: 'GET',
    path: '/api/audit',
    summary: 'Wie deed wat, nieuwste eerst',
    status: 200,
    response: { schema: auditPage },
    query: [{ name: 'before', description: 'Bladwijzer uit het veld next.' }],
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Aanmelden',
    status: 200,
    request: loginInput,
    response: { schema: session },
  },
  { method: 'GET', path: '/api/auth/me', summary: 'Wie is aangemeld', status: 200, response: { schema: session } },
  { method: 'POST', path: '/api/auth/logout', summary: 'Afmelden', status: 204 },
  {
    method: 'POST',
    path: '/api/auth/logout-everywhere',
    summary: 'Alle sessies van deze beheerder beëindigen',
    status: 204,
  },
  {
    method: 'POST',
    path: '/api/auth/password',
    summary: 'Wachtwoord wijzigen',
    status: 200,
    request: passwordInput,
    response: { schema: session },
  },
  {
    method: 'GET',
    path: '/api/indexnow/urls',
    summary: 'Aantal adressen voor zoekmachines',
    status: 200,
    response: { schema: indexNowUrls },
  },
  {
    method: 'POST',
    path: '/api/indexnow/submit-all',
    summary: 'Adressen melden aan zoekmachines',
    status: 200,
    request: submissionInput,
    response: { schema: submissionResult },
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'Dit document',
    status: 200,
    response: { type: 'application/json' },
  },
]
