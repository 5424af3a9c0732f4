/** Version 1 as data, for the OpenAPI document of the server. */
import {
  v1Answer,
  v1Answers,
  v1Batch,
  v1Description,
  v1Figure,
  v1Figures,
  v1History,
  v1Index,
  v1List,
  v1Question,
  v1QuestionAnswer,
  v1Request,
} from '#contract/v1.ts'
import type { Operation } from '#server/api/operation.ts'

const chosen = { name: 'velden', description: 'Delen van het antwoord en uitkomsten, met komma’s ertussen.' }
const onDay = { name: 'datum', description: 'JJJJ-MM-DD; zonder datum geldt vandaag.' }

/** For other programs, open to every origin; docs/api-v1.md says what it promises. */
export const versionOne: readonly Operation[] = [
  {
    method: 'GET',
    path: '/api/v1',
    summary: 'Versie, wijzigingen en adressen',
    status: 200,
    response: { schema: v1Index },
  },
  {
    method: 'GET',
    path: '/api/v1/rekenhulpen',
    summary: 'Alle rekenhulpen, met hun vraag',
    status: 200,
    response: { schema: v1List },
    query: [
      { name: 'categorie', description: 'sparen, lenen, beleggen of planning.' },
      { name: 'zoek', description: 'Woorden; geeft de vijf dichtste.' },
    ],
  },
  {
    method: 'GET',
    path: '/api/v1/rekenhulpen/:slug',
    summary: 'Velden en uitkomsten van een rekenhulp',
    status: 200,
    response: { schema: v1Description },
  },
  {
    method: 'POST',
    path: '/api/v1/rekenhulpen/:slug',
    summary: 'Rekent een geval uit; we bewaren de invoer niet',
    status: 200,
    request: v1Request,
    response: { schema: v1Answer },
    query: [chosen],
  },
  {
    method: 'POST',
    path: '/api/v1/rekenhulpen/:slug/reeks',
    summary: 'Rekent tot 100 gevallen uit',
    status: 200,
    request: v1Batch,
    response: { schema: v1Answers },
    query: [chosen],
  },
  {
    method: 'GET',
    path: '/api/v1/rekenhulpen/:slug/:uitkomst',
    summary: 'Eén uitkomst als tekst, voor een cel van een rekenblad; de velden staan in het adres',
    status: 200,
    response: { type: 'text/plain' },
    query: [
      { name: 'streng', description: 'ja: weiger voorbeelden.' },
      { name: '_datum', description: 'De dag van vandaag in de berekening.' },
      { name: '_regels', description: 'Het jaar of de dag van de regels, of aangekondigd.' },
    ],
  },
  {
    method: 'GET',
    path: '/api/v1/vraag',
    summary: 'Leest een vraag in gewoon Nederlands en rekent ze uit; we bewaren de vraag niet',
    status: 200,
    response: { schema: v1QuestionAnswer },
    query: [{ name: 'vraag', description: 'De vraag, 2 tot 400 tekens.' }],
  },
  {
    method: 'POST',
    path: '/api/v1/vraag',
    summary: 'Hetzelfde, met de vraag niet in het adres',
    status: 200,
    request: v1Question,
    response: { schema: v1QuestionAnswer },
  },
  {
    method: 'GET',
    path: '/api/v1/cijfers',
    summary: 'Cijfers uit de wet op een dag',
    status: 200,
    response: { schema: v1Figures },
    query: [
      onDay,
      { name: 'zoek', description: 'Een naam of woorden.' },
      { name: 'onderwerp', description: 'Een onderwerp, zoals sparen-beleggen.' },
      { name: 'eenheid', description: 'Een eenheid, zoals tarief.' },
      { name: 'stand', description: 'geldt, wet, gestemd, ontwerp of aangekondigd.' },
    ],
  },
  {
    method: 'GET',
    path: '/api/v1/cijfers/:id',
    summary: 'Een cijfer uit de wet op een dag, met bron, artikel en bewijs',
    status: 200,
    response: { schema: v1Figure },
    query: [onDay],
  },
  {
    method: 'GET',
    path: '/api/v1/cijfers/:id/geschiedenis',
    summary: 'Alle waarden van een cijfer',
    status: 200,
    response: { schema: v1History },
  },
]
