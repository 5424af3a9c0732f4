/** The figures of voorschot.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

export const loonInhouding = dated(
  'loonInhouding',
  'Deel van het nettoloon dat een werkgever per loonbetaling mag inhouden',
  'tarief',
  [
    {
      from: '1965-04-30',
      value: 0.2,
      proof: proofIn(eli.loonbescherming, 'art. 23', '1/5 van het loon in geld', '2026-11-15'),
    },
  ],
  {
    source: 'Wet van 12 april 1965 over de bescherming van het loon',
    article: 'art. 23 Loonbeschermingswet',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Vakantiegeld is geen loon in de zin van die wet en mag wel volledig verrekend worden.',
  },
)

export const voorschotPensioenreserve = dated(
  'voorschotPensioenreserve',
  'Deel van een pensioenreserve dat verzekeraars als voorschot geven',
  'schaal',
  [{ from: '2004-01-01', value: { laag: 0.6, gebruikelijk: 0.7, hoog: 0.8 } }],
  {
    source: 'Algemene voorwaarden van verzekeraars; Wet van 28 april 2003 over de aanvullende pensioenen',
    article: 'art. 27, § 2 WAP',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Enkel voor vastgoed in de Europese Economische Ruimte. Je polis bepaalt het juiste percentage.',
    url: 'https://www.ejustice.just.fgov.be/cgi/welcome.pl?language=nl',
  },
)

export const voorschotWoning = dated(
  'voorschotWoning',
  'Gebruikelijk voorschot bij een compromis',
  'tarief',
  [{ from: '2000-01-01', value: 0.1 }],
  {
    source: 'Federatie van het Notariaat, verkoopovereenkomst',
    checkedOn: '2026-11-15',
    confidence: 'laag',
    note: 'Gebruik, geen wet: koper en verkoper spreken het bedrag vrij af.',
    url: 'https://www.notaris.be',
  },
)

export const davoPlafond = dated(
  'davoPlafond',
  'Hoogste voorschot op onderhoudsgeld, per kind',
  'euro per maand',
  [{ from: '2005-06-01', value: 175, proof: proofIn(eli.davo, 'art. 4, § 2', '175 euro per maand', '2026-11-15') }],
  {
    source: 'FOD Financiën, Dienst voor alimentatievorderingen (DAVO)',
    article: 'art. 4 wet van 21 februari 2003',
    url: 'https://financien.belgium.be/nl/particulieren/gezin/onderhoudsgeld/davo',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Sinds juni 2020 geldt er geen inkomensgrens meer.',
  },
)
