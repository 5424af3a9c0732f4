/** Every operation of the API as data: what it takes, what it gives, who may ask. The OpenAPI document is made of it. */
import type * as z from 'zod'
import { auditPage } from '#contract/audit.ts'
import { bank, bankInput, managedBank } from '#contract/bank.ts'
import { binEntry } from '#contract/bin.ts'
import { rateChange } from '#contract/changes.ts'
import { environment } from '#contract/environment.ts'
import { calculatorDescription, calculatorSummary, computeAnswer, computeRequest } from '#contract/compute.ts'
import { indexNowUrls, submissionInput, submissionResult } from '#contract/indexnow.ts'
import { market } from '#contract/market.ts'
import { newPasskey, passkey, passkeyConfirmation, passkeyLogin, passkeyOptions } from '#contract/passkey.ts'
import { managedProduct, product, productInput } from '#contract/product.ts'
import { checkInput, checkResult, queue } from '#contract/queue.ts'
import { managedRate, rate, rateHistoryPoint, rateInput } from '#contract/rate.ts'
import { rateImportInput, rateImportResult } from '#contract/rate-import.ts'
import {
  confirmedByFactor,
  confirmedByPassword,
  loginInput,
  openSession,
  passwordInput,
  recoveryCodes,
  secondFactorConfirmation,
  secondFactorSecret,
  secondFactorState,
  session,
} from '#contract/session.ts'
import { siteConfig } from '#contract/site-config.ts'
import type { Operation } from '#server/api/operation.ts'
import { versionOne } from '#server/engine/v1-operations.ts'

const scope = { name: 'scope', description: 'admin: alle rijen, met versie; vraagt een sessie.' }
const cascade = { name: 'cascade', description: 'true: verwijdert ook wat aan de rij hangt.' }

const correction = {
  name: 'correction',
  description: 'true: vervangt de rente van die datum, in plaats van een nieuwe.',
}
const sure = { name: 'sure', description: 'true: bewaart ook een grote sprong, na het antwoord 409 confirm.' }
const auditQuery = [
  { name: 'person', description: 'Wie.' },
  { name: 'kind', description: 'Soort record.' },
  { name: 'record', description: 'Deel van de naam of het kenmerk.' },
  { name: 'from', description: 'Eerste dag, jjjj-mm-dd.' },
  { name: 'to', description: 'Laatste dag, jjjj-mm-dd.' },
  { name: 'before', description: 'Bladwijzer uit het veld next.' },
] as const

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
      ...(path === '/api/rates' ? { query: [correction, sure] } : {}),
    },
    {
      method: 'DELETE',
      path: one,
      summary: `Verwijdert een rij van ${what}`,
      status: 204,
      versioned: true,
      ...(path === '/api/rates' ? {} : { query: [cascade] }),
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
  ...versionOne,
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
    query: auditQuery,
  },
  {
    method: 'GET',
    path: '/api/export/audit.csv',
    summary: 'Het logboek als CSV voor Excel',
    status: 200,
    response: { type: 'text/csv' },
    query: auditQuery,
  },
  {
    method: 'GET',
    path: '/api/export/rates.csv',
    summary: 'De rentes in het aanbod als CSV voor Excel in België',
    status: 200,
    response: { type: 'text/csv' },
  },
  {
    method: 'GET',
    path: '/api/export/rates.xlsx',
    summary: 'De rentes in het aanbod als werkmap',
    status: 200,
    response: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  },
  {
    method: 'GET',
    path: '/api/queue',
    summary: 'Wat nagekeken moet worden',
    status: 200,
    response: { schema: queue },
  },
  {
    method: 'POST',
    path: '/api/queue/check',
    summary: 'Nagekeken, ongewijzigd',
    status: 200,
    request: checkInput,
    response: { schema: checkResult },
  },
  {
    method: 'GET',
    path: '/api/bin',
    summary: 'Wat verwijderd of ingevoerd is en nog terug kan',
    status: 200,
    response: { schema: binEntry, isList: true },
  },
  {
    method: 'POST',
    path: '/api/bin/:id/restore',
    summary: 'Zet terug wat verwijderd is, of maakt een invoer ongedaan',
    status: 200,
    response: { schema: binEntry },
  },
  {
    method: 'GET',
    path: '/api/environment',
    summary: 'Waar dit beheer draait',
    status: 200,
    response: { schema: environment },
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
    path: '/api/auth/sessions',
    summary: 'De open sessies van deze beheerder',
    status: 200,
    response: { schema: openSession, isList: true },
  },
  { method: 'DELETE', path: '/api/auth/sessions/:id', summary: 'Een sessie beëindigen', status: 204 },
  {
    method: 'GET',
    path: '/api/auth/second-factor',
    summary: 'Staat de tweede factor aan',
    status: 200,
    response: { schema: secondFactorState },
  },
  {
    method: 'POST',
    path: '/api/auth/second-factor/start',
    summary: 'Maakt een geheim voor de app',
    status: 200,
    request: confirmedByPassword,
    response: { schema: secondFactorSecret },
  },
  {
    method: 'POST',
    path: '/api/auth/second-factor/confirm',
    summary: 'Zet de tweede factor aan met een eerste code',
    status: 200,
    request: secondFactorConfirmation,
    response: { schema: recoveryCodes },
  },
  {
    method: 'POST',
    path: '/api/auth/second-factor/codes',
    summary: 'Nieuwe herstelcodes',
    status: 200,
    request: confirmedByFactor,
    response: { schema: recoveryCodes },
  },
  {
    method: 'POST',
    path: '/api/auth/second-factor/remove',
    summary: 'Zet de tweede factor uit',
    status: 204,
    request: confirmedByFactor,
  },
  {
    method: 'GET',
    path: '/api/auth/webauthn',
    summary: 'De eigen passkeys',
    status: 200,
    response: { schema: passkey, isList: true },
  },
  {
    method: 'POST',
    path: '/api/auth/webauthn/start',
    summary: 'Vraag aan het toestel om een passkey te maken',
    status: 200,
    request: passkeyConfirmation,
    response: { schema: passkeyOptions },
  },
  {
    method: 'POST',
    path: '/api/auth/webauthn/confirm',
    summary: 'Bewaart een nieuwe passkey',
    status: 201,
    request: newPasskey,
    response: { schema: passkey },
  },
  {
    method: 'POST',
    path: '/api/auth/webauthn/:id/remove',
    summary: 'Verwijdert een passkey',
    status: 204,
    request: passkeyConfirmation,
  },
  {
    method: 'POST',
    path: '/api/auth/webauthn-login/start',
    summary: 'Vraag aan het toestel om in te loggen',
    status: 200,
    response: { schema: passkeyOptions },
  },
  {
    method: 'POST',
    path: '/api/auth/webauthn-login',
    summary: 'Logt in met een passkey',
    status: 200,
    request: passkeyLogin,
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
