/** The figures of meerwaardebelasting.ts, by date. */
import type { Bracket } from '#finance/brackets.ts'
import { indexBelastingschalen } from '#rules/belasting/indexering.figures.ts'
import { dated, type DatedDetails } from '#rules/kernel/dated.ts'
import { indexed, toTenTimes } from '#rules/kernel/indexed.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'

const WET = 'Wet van 6 april 2026 op de meerwaarden (Staatsblad 21 april 2026); circulaire 2026/C/74'

const known = (article: string, extra: Partial<DatedDetails> = {}): DatedDetails => ({
  source: WET,
  eli: eli.wetMeerwaarden,
  article,
  checkedOn: '2026-11-15',
  confidence: 'hoog',
  ...extra,
})

const inWet = (article: string, says: string) => proofIn(eli.wetMeerwaarden, article, says, '2026-11-17')

/** The circular of the tax authority of 22 July 2026 on that law. */
const circulaire = (says: string) =>
  proofAt(
    'https://eservices.minfin.fgov.be/myminfin-web/pages/public/fisconet',
    says,
    '2026-11-17',
    'circulaire 2026/C/74',
  )

/** A guide of October 2026 to that law and that circular. */
const openaccountants = (says: string) =>
  proofAt(
    'https://www.openaccountants.com/skills/be-capital-gains',
    `under the law of 6 April 2026 and Circular 2026/C/74: ${says}`,
    '2026-11-17',
  )

export const meerwaardetarief = dated(
  'meerwaardetarief',
  'Belasting op meerwaarden van financiële activa bij normaal beheer',
  'tarief',
  [
    {
      from: '1992-01-01',
      value: 0,
      note: 'Geen belasting bij normaal beheer van privévermogen, buiten de speculatietaks van 2016 op beursaandelen.',
      source: 'FOD Financiën',
    },
    {
      from: '2026-01-01',
      value: 0.1,
      proof: inWet('art. 171, 2°, e WIB 92', 'de inkomsten van art. 90, eerste lid, 9°: 10 %'),
    },
  ],
  known('art. 90, eerste lid, 9° en art. 171 WIB 92'),
)

export const meerwaardevrijstelling = dated(
  'meerwaardevrijstelling',
  'Vrijgestelde meerwaarden, per persoon',
  'euro per jaar',
  indexed(
    indexBelastingschalen,
    [
      {
        from: '2026-01-01',
        base: 4_855,
        proof: inWet('art. 96/2, eerste lid, 2° WIB 92', 'een eerste schijf van 4.855 euro'),
      },
    ],
    toTenTimes,
  ),
  known('art. 96/2 WIB 92', {
    knownTo: '2026-12-31',
    printed: { 2026: 10_000 },
    note: '4.855 euro maal de index van het jaar, afgerond op tien euro.',
  }),
)

export const overdrachtPerJaar = dated(
  'overdrachtPerJaar',
  'Niet-gebruikte vrijstelling die je hoogstens overdraagt naar volgende jaren',
  'euro per jaar',
  [
    {
      from: '2026-01-01',
      value: 1_000,
      proof: circulaire('het niet-gebruikte deel, hoogstens 1.000 euro per jaar, gaat naar de volgende jaren'),
      note: 'De wet schrijft een basisbedrag van 480 euro, dat de Koning voor 2027 op 1.000 euro brengt.',
    },
  ],
  known('art. 96/2 WIB 92'),
)

export const overdrachtMaximum = dated(
  'overdrachtMaximum',
  'Overgedragen vrijstelling die je hoogstens extra gebruikt, vanaf het tweede jaar',
  'euro per jaar',
  [
    {
      from: '2026-01-01',
      value: 5_000,
      proof: circulaire(
        'voorbeeld: niets gebruikt van 2026 tot 2031 geeft 6.000 euro, waarvan 5.000 euro bruikbaar in 2032',
      ),
      note: 'Bruikbaar vanaf inkomstenjaar 2027: in 2026 is er nog niets overgedragen.',
    },
  ],
  known('art. 96/2 WIB 92'),
)

export const fotodatum = dated(
  'fotodatum',
  'Dag van de fotowaarde: wat je toen al had, start aan de waarde van die dag',
  'formule',
  [
    {
      from: '2026-01-01',
      value: '2025-12-31',
      base: '31 december 2025',
      proof: circulaire('activa van vóór 1 januari 2026: de waarde op 31 december 2025 (randnr. 156)'),
    },
  ],
  known('art. 102, § 4 WIB 92'),
)

export const historischTot = dated(
  'historischTot',
  'Laatste verkoopdag waarop een hogere aankoopprijs dan de fotowaarde nog telt',
  'formule',
  [
    {
      from: '2026-01-01',
      value: '2030-12-31',
      base: '31 december 2030',
      proof: circulaire(
        'een hogere aanschaffingswaarde telt voor overdrachten tot en met 31 december 2030 (randnr. 167)',
      ),
    },
  ],
  known('art. 102, § 4 WIB 92'),
)

export const bronheffingMeerwaarde = dated(
  'bronheffingMeerwaarde',
  'Inhouding op meerwaarden door Belgische banken',
  'tarief',
  [
    { from: '1992-01-01', value: 0, source: 'FOD Financiën' },
    {
      from: '2026-06-01',
      value: 0.1,
      source: 'Koninklijk besluit van 18 mei 2026 (Staatsblad 27 mei 2026)',
      proof: inWet('art. 269, § 1, 5° WIB 92', 'roerende voorheffing op die meerwaarden: 10 %'),
    },
  ],
  known('art. 269 WIB 92'),
)

export const aanmerkelijkBelangDrempel = dated(
  'aanmerkelijkBelangDrempel',
  'Aandeel in een vennootschap vanaf wanneer je een aanmerkelijk belang hebt',
  'tarief',
  [
    {
      from: '2026-01-01',
      value: 0.2,
      proof: openaccountants('the 20% substantial interest scale (1,25% to 10%)'),
    },
  ],
  known('art. 90, eerste lid, 9° WIB 92'),
)

export const aanmerkelijkBelangSchaal = dated<readonly Bracket[]>(
  'aanmerkelijkBelangSchaal',
  'Schaal voor meerwaarden op een aanmerkelijk belang, over vijf jaar samen',
  'schaal',
  [
    {
      from: '2026-01-01',
      value: [
        { upTo: 1_000_000, rate: 0 },
        { upTo: 2_500_000, rate: 0.0125 },
        { upTo: 5_000_000, rate: 0.025 },
        { upTo: 10_000_000, rate: 0.05 },
        { upTo: null, rate: 0.1 },
      ],
      proof: proofAt(
        'https://www.ventes-judiciaires.be/story/2219-wat-is-de-nieuwe-belasting-op-aandelen-vanaf-2026',
        'meerwaarde tot 1 miljoen euro (1.000.000) vrijgesteld; tussen 1 miljoen en 2,5 miljoen (2.500.000) 1,25 %; tussen 2,5 miljoen en 5 miljoen (5.000.000) 2,5 %; tussen 5 miljoen en 10 miljoen (10.000.000) 5 %; daarboven 10 %',
        '2026-11-17',
      ),
      note: 'Samenvattingen van de wet en van circulaire 2026/C/74 noemen dezelfde trappen, over vijf jaar samen.',
    },
  ],
  known('art. 171 WIB 92'),
)

export const belangBuitenEerTarief = dated(
  'belangBuitenEerTarief',
  'Belasting op een aanmerkelijk belang dat je verkoopt aan een rechtspersoon buiten de Europese Economische Ruimte',
  'tarief',
  [{ from: '2026-01-01', value: 0.165, proof: proofIn(eli.wib92, 'art. 171, 4°, e', '16,5 pct.', '2026-11-15') }],
  known('art. 171, 4° WIB 92', {
    confidence: 'hoog',
    note: 'Of de eerste schijf ook dan vrij is, en of er gemeentebelasting bij komt, is niet bevestigd. We rekenen met geen van beide.',
  }),
)

export const interneMeerwaardeTarief = dated(
  'interneMeerwaardeTarief',
  'Belasting op een interne meerwaarde: verkoop aan een vennootschap die je zelf controleert',
  'tarief',
  [{ from: '2026-01-01', value: 0.33, proof: openaccountants('internal gains (33%)') }],
  known('art. 171, 1° WIB 92'),
)

export const speculatietarief = dated(
  'speculatietarief',
  'Belasting op meerwaarden buiten normaal beheer (speculatie)',
  'tarief',
  [{ from: '1992-01-01', value: 0.33, proof: proofIn(eli.wib92, 'art. 171, 1°, a', '33 pct.', '2026-11-15') }],
  known('art. 90, eerste lid, 1° en art. 171, 1° WIB 92', { source: 'FOD Financiën' }),
)

export const verliesjarenSpeculatie = dated(
  'verliesjarenSpeculatie',
  'Jaren waarin een speculatief verlies nog van speculatieve winst af mag',
  'jaren',
  [
    {
      from: '1992-01-01',
      value: 5,
      proof: proofIn(
        eli.wib92,
        'art. 103, § 1',
        'de verliezen van de vijf vorige belastbare tijdperken in activiteiten van artikel 90, eerste lid, 1°',
        '2026-11-17',
      ),
    },
  ],
  known('art. 103 WIB 92', { source: 'FOD Financiën' }),
)

export const codeSpeculatie = dated(
  'codeSpeculatie',
  'Code in de aangifte voor meerwaarden buiten normaal beheer',
  'formule',
  [{ from: '2018-01-01', value: '1440/2440' }],
  {
    source: 'FOD Financiën, toelichting bij de aangifte',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: 'https://financien.belgium.be/nl',
  },
)
