/** What is said about files and their lines. */
import type { Doubt, Entry, Kind } from '#calculators/broker-files/entry.ts'
import { BROKERS } from '#calculators/broker-files/layouts.ts'
import type { ReadFile, Refused } from '#calculators/broker-files/read.ts'
import { longDate, plural } from '#calculators/kernel/format.ts'

const KINDS: Readonly<Record<Kind, readonly [string, string]>> = {
  buy: ['aankoop', 'aankopen'],
  sell: ['verkoop', 'verkopen'],
  dividend: ['dividend', 'dividenden'],
  interest: ['rente', 'keer rente'],
  fee: ['kost', 'kosten'],
  tax: ['taks', 'taksen'],
  split: ['splitsing of naamswijziging', 'splitsingen of naamswijzigingen'],
  reward: ['beloning', 'beloningen'],
  position: ['positie', 'posities'],
  currency: ['omwisseling van munten', 'omwisselingen van munten'],
  cash: ['storting of opname', 'stortingen of opnames'],
  transfer: ['overdracht tussen eigen rekeningen', 'overdrachten tussen eigen rekeningen'],
  card: ['kaartbetaling', 'kaartbetalingen'],
  total: ['totaalregel', 'totaalregels'],
  unknown: ['regel die we niet kennen', 'regels die we niet kennen'],
}

export const kindText = (kind: Kind, count: number): string => plural(count, ...KINDS[kind])

const DOUBTS: Readonly<Record<Doubt, string>> = {
  isin: 'de ISIN-code klopt niet',
  sum: 'aantal × koers geeft niet het bedrag van de regel',
  rate: 'de wisselkoers ontbreekt: vul hem zelf in',
  'month-rate': 'geen wisselkoers in het bestand: we nemen het gemiddelde van die maand',
  day: 'geen leesbare datum',
  units: 'geen aantal',
  price: 'geen prijs',
  costs: 'de kost is betaald in een munt zonder prijs en telt niet mee',
  split: 'de verhouding van de splitsing staat er niet in',
}

export const doubtText = (entry: Entry): string => {
  const what = entry.name || entry.isin || entry.ticker
  const said = entry.doubts.map((doubt) => DOUBTS[doubt]).join('; ')
  return `${entry.broker}, regel ${entry.at}${what ? ` (${what})` : ''}: ${said}.`
}

export const unknownText = ({ broker, at, said }: Entry): string =>
  `${broker}, regel ${at}: “${said.slice(0, 80)}” kennen we niet.`

const line = (at: number | null) => (at === null ? '' : ` (regel ${at})`)

export function refusalText({ reason, broker, at }: Refused): string {
  switch (reason) {
    case 'empty':
      return 'Dit bestand is leeg.'
    case 'cut':
      return `Dit bestand van ${broker} stopt midden in een regel${line(at)}. Download het opnieuw.`
    case 'doubled':
      return `In dit bestand van ${broker} staan regels twee keer${line(at)}. Download het opnieuw.`
    case 'no-lines':
      return `Dit bestand van ${broker} heeft een koprij, maar geen regels.`
    case 'pdf':
      return 'Een pdf kunnen we niet rechtstreeks lezen. Open hem, kopieer alle tekst en plak ze hieronder.'
    case 'old-excel':
      return 'Dit is een oud Excelbestand (.xls). Bewaar het als .xlsx of als CSV.'
    case 'large':
      return 'Dit bestand is te groot. Bewaar het als CSV, of kies een kortere periode.'
    case 'broken':
      return 'Dit Excelbestand kunnen we niet openen. Bewaar het als CSV en probeer opnieuw.'
    case 'foreign':
      return `Dit bestand herkennen we niet. We kennen ${BROKERS.join(', ')}. Heb je gewone kolommen, gebruik dan “Bestand importeren” bij de lijst.`
  }
}

/** "Herkend" only when every line is understood or named. */
export function readText({ broker, file, entries, checkedOn }: ReadFile): string {
  const unknown = entries.filter(({ kind }) => kind === 'unknown').length
  const lines = plural(entries.length, 'regel', 'regels')
  const since = `vorm nagekeken in ${longDate(checkedOn)}`
  return unknown === 0
    ? `Herkend: ${broker}, ${file}, ${lines} (${since}).`
    : `Deels herkend: ${broker}, ${file}, ${lines}, waarvan ${unknown} die we niet kennen (${since}).`
}
