/** The figures of overbruggingsrecht.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli } from '#rules/kernel/sources.ts'

const NIEUWS_RSVZ =
  'https://www.rsvz-inasti.fgov.be/nl/nieuws/nieuwe-maatregelen-voor-zelfstandigen-vanaf-1-januari-2023'

export const overbruggingsrecht = dated(
  'overbruggingsrecht',
  'Overbruggingsrecht van een zelfstandige per maand, basisbedrag aan de spilindex 147,31',
  'schaal',
  [
    {
      from: '2021-07-01',
      value: { zonderLast: 1317.52, metLast: 1646.38 },
      proof: {
        eli: eli.overbruggingsrecht,
        article: 'art. 10, § 1',
        says: '1.317,52 euro; 1.646,38 euro',
        seenOn: '2026-11-16',
      },
    },
    {
      from: '2023-07-01',
      // Two percent more, beside the index.
      value: { zonderLast: 1343.87, metLast: 1679.31 },
      base: 0.02,
      derived: true,
      proof: {
        url: 'https://news.belgium.be/nl/verdeling-van-de-welvaartsenveloppe-2023-2024-voor-het-sociaal-statuut-van-de-zelfstandigen',
        says: 'de financiële uitkering in het kader van het overbruggingsrecht met 2 % vanaf 1 juli 2023',
        seenOn: '2026-11-16',
      },
    },
    {
      from: '2024-05-01',
      // Published at that index: 1.638,26 and 2.047,18, brought back nine steps (÷ 1,1951). The law between is not found.
      value: { zonderLast: 1370.81, metLast: 1712.98 },
      derived: true,
      note: 'UCM publiceerde 1.638,26 en 2.047,18 euro voor 1 mei 2024; dit is wat daarvoor nodig is aan de spilindex 147,31.',
    },
  ],
  {
    source: 'RSVZ, overbruggingsrecht; ministerraad van 23 december 2022; UCM (mei 2024)',
    article: 'art. 10 wet van 22 december 2016; sinds 2023 programmawet van 26 december 2022',
    url: NIEUWS_RSVZ,
    checkedOn: '2026-11-16',
    confidence: 'middel',
    note: 'Het hoogste bedrag is voor wie iemand ten laste heeft bij het ziekenfonds. De bedragen van mei 2024 zijn gepubliceerd; de verhoging van juli 2023 en de index sinds mei 2024 rekenden we zelf bij.',
  },
)

export const overbruggingsrechtDuur = dated(
  'overbruggingsrechtDuur',
  'Overbruggingsrecht: aantal maanden',
  'formule',
  [
    {
      from: '2019-07-01',
      value: { perFeit: 12, loopbaan: 12, langeLoopbaan: 24, kwartalenLang: 60, minstens: 0 },
      proof: {
        eli: eli.overbruggingsrecht,
        article: 'art. 7, § 3',
        says: '12 maanden; 24 maanden vanaf 60 kwartalen; per feit 12 maanden',
        seenOn: '2026-11-16',
      },
    },
    {
      from: '2023-01-01',
      value: { perFeit: 12, loopbaan: 12, langeLoopbaan: 12, kwartalenLang: 60, minstens: 3 },
      base: [12, 3],
      proof: {
        url: 'https://www.partena-professional.be/fr/knowledge-center/infoflashes/reforme-du-droit-passerelle-en-2023',
        says: '12 maanden; daarna een bijkomend recht van minstens 3 maanden voor elk nieuw feit',
        seenOn: '2026-11-16',
      },
    },
  ],
  {
    source: 'RSVZ, overbruggingsrecht; Partena en UCM over de hervorming',
    article: 'art. 7, § 3 wet van 22 december 2016; sinds 2023 programmawet van 26 december 2022',
    url: NIEUWS_RSVZ,
    checkedOn: '2026-11-16',
    confidence: 'middel',
    note: 'Sinds 2023 hangt het recht na de eerste twaalf maanden af van de kwartalen sinds het vorige feit. We rekenen met de kortste duur.',
  },
)
