/** Loans between private people: proof and registration (boek 8 BW, registratierechten). */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

export const bewijsgrens = dated(
  'bewijsgrens',
  'Bedrag vanaf waar een lening tussen particulieren een geschrift vraagt',
  'euro',
  [
    { from: '2002-01-01', value: 375, article: 'art. 1341 oud BW' },
    {
      from: '2020-11-01',
      value: 3_500,
      proof: proofIn(
        eli.bewijs,
        'art. 8.9, § 1',
        'een som of een waarde die gelijk is aan of hoger is dan 3.500,00 euro, moet door de partijen worden bewezen door een ondertekend geschrift',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'Burgerlijk Wetboek, boek 8 Bewijs',
    article: 'art. 8.9 BW',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Wie een eenzijdige schuld erkent, schrijft het bedrag zelf voluit in letters (art. 8.21 BW).',
  },
)

export const registratieSchuldbekentenis = dated(
  'registratieSchuldbekentenis',
  'Vast registratierecht op een schuldbekentenis',
  'euro',
  [
    { from: '2002-01-01', value: 25 },
    { from: '2013-07-01', value: 50, proof: proofIn(eli.programmawet2013, 'art. 11', '25 wordt 50', '2026-11-15') },
  ],
  {
    source: 'FOD Financiën, algemeen vast recht',
    article: 'art. 11 W.Reg.; programmawet van 28 juni 2013',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Registreren is niet verplicht. Het geeft je document een vaste datum tegenover anderen.',
    url: 'https://financien.belgium.be/nl',
  },
)
