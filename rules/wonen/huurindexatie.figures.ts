/** The figures of huurindexatie.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { proofAt, proofIn } from '#rules/kernel/sources.ts'

/** Vlaams Woninghuurdecreet van 9 november 2018, en het Waalse decreet van 15 maart 2018. */
const VLAANDEREN = 'decreet/2018/11/09/2018015087'
const WALLONIE = 'decreet/2018/03/15/2018201408'
const HUISVESTINGSCODE = 'ordonnantie/2003/07/17/2013A31614'

export type Epc = 'geen' | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g'

type EpcRule = {
  /** First day of the year in which the limit held; only contracts that had started before it are touched. */
  readonly vanaf: string
  /** Part of that one indexation that was allowed; labels that are not named had all of it. */
  readonly deel: Readonly<Partial<Record<Epc, number>>>
}

/** One year of limits in each region, and what each label could still ask of that year's indexation. */
export const epcCorrectie = dated<Readonly<Record<Gewest, EpcRule>>>(
  'epcCorrectie',
  'Beperking van de huurindexering van 2022-2023 volgens het EPC',
  'schaal',
  [
    {
      from: '2000-01-01',
      value: {
        vlaanderen: { vanaf: '2022-10-01', deel: { d: 0.5, e: 0, f: 0, g: 0, geen: 0 } },
        brussel: { vanaf: '2022-10-14', deel: { e: 0.5, f: 0, g: 0, geen: 0 } },
        wallonie: { vanaf: '2022-11-01', deel: { d: 0.75, e: 0.5, f: 0, g: 0, geen: 0 } },
      },
      leaves: {
        vlaanderen: proofIn(
          'decreet/2022/10/03/2022033702',
          'art. 3',
          'in de periode van 1 oktober 2022 tot en met 30 september 2023: met label D vermeerderd met de helft van het verschil; niet geïndexeerd als het verhuurde goed geen energieprestatiecertificaat heeft of een lager label',
          '2026-11-17',
        ),
        brussel: proofIn(
          HUISVESTINGSCODE,
          'art. 224/2, § 1 en § 1/1',
          'certificat PEB E: à hauteur de 50 % maximum de l’indexation autorisée; F ou G: il ne peut y avoir d’adaptation; uniquement si le certificat PEB a été produit; en vigueur 14-10-2022, valable 12 mois',
          '2026-11-17',
        ),
        wallonie: proofIn(
          WALLONIE,
          'art. 26, § 1bis tot § 1quater',
          'van 1 november 2022 tot 31 oktober 2023: label D 3/4, label E 1/2, label F of G en zonder certificaat niet geïndexeerd',
          '2026-11-16',
        ),
      },
    },
  ],
  {
    source:
      'Vlaanderen.be, huurprijsindexatie met correctiefactoren; Brussel Huisvesting; Waals decreet van 19 oktober 2022 (Staatsblad 3 november 2022)',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    note: 'De beperking gold een jaar; wat toen niet mocht, mag later niet ingehaald worden.',
    url: 'https://belastingen.vlaanderen.be',
  },
)

/** Which month gives the starting index; read on the day of the signature. */
export const aanvangsindexMaand = dated<Readonly<Record<Gewest, 'ondertekening' | 'inwerkingtreding'>>>(
  'aanvangsindexMaand',
  'Maand van de aanvangsindex: de maand vóór',
  'schaal',
  [
    {
      from: '1994-02-01',
      value: { vlaanderen: 'ondertekening', brussel: 'ondertekening', wallonie: 'ondertekening' },
      article: 'art. 1728bis oud BW',
    },
    {
      from: '2019-01-01',
      value: { vlaanderen: 'inwerkingtreding', brussel: 'ondertekening', wallonie: 'ondertekening' },
      article: 'art. 34 Vlaams Woninghuurdecreet',
      base: { brussel: 'de overeenkomst is afgesloten', wallonie: 'la signature du bail' },
      leaves: {
        vlaanderen: proofIn(VLAANDEREN, 'art. 34, § 2', 'de maand vóór die van de inwerkingtreding', '2026-11-16'),
        brussel: proofAt(
          'https://www.ejustice.just.fgov.be/img_l/pdf/1804/03/21/1804032150M_N.pdf',
          'het indexcijfer van de maand die voorafgaat aan de maand tijdens welke de overeenkomst is afgesloten',
          '2026-11-17',
          'art. 1728bis, § 1 oud BW; art. 224/2, § 1 Huisvestingscode',
        ),
        wallonie: proofAt(
          'https://www.droitsquotidiens.be/fr/actualites/le-saut-dindex-pour-les-loyers-en-wallonie-cest-fini',
          'L’indice santé de base est l’indice santé du mois qui précède la signature du bail.',
          '2026-11-17',
        ),
      },
    },
  ],
  { source: 'Statbel, huurindexatie', checkedOn: '2026-11-16', confidence: 'hoog', url: 'https://statbel.fgov.be/nl' },
)

/** Contracts that ran on the first day used the index of a year earlier on every anniversary until the last. */
export const waalseIndexsprong = dated(
  'waalseIndexsprong',
  'Waalse indexsprong voor huren',
  'schaal',
  [
    {
      from: '2000-01-01',
      value: { vanaf: '2016-04-01', tot: '2018-03-31' },
      proof: proofIn(
        WALLONIE,
        'art. 91, tweede lid',
        'contracten die liepen op 1 april 2016, tot hun verjaardag na 31 maart 2018: basishuur maal de index van de vorige verjaardag',
        '2026-11-16',
      ),
    },
  ],
  {
    source: 'Waals decreet van 3 maart 2016; Grondwettelijk Hof, arrest 32/2018 van 15 maart 2018',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    note: 'Vernietigd door het Grondwettelijk Hof. Vanaf de eerste verjaardag na 31 maart 2018 telt weer de gewone index.',
  },
)

export const terugwerkendeMaanden = dated(
  'terugwerkendeMaanden',
  'Terugwerking van een gevraagde huurindexering',
  'maanden',
  [
    {
      from: '1991-02-28',
      value: 3,
      proof: proofIn(VLAANDEREN, 'art. 34, § 1, tweede lid', 'de drie maanden vóór die van de aanvraag', '2026-11-16'),
    },
  ],
  {
    source: 'Vlaams Woninghuurdecreet, art. 34; Brusselse Huisvestingscode; oud Burgerlijk Wetboek',
    article: 'art. 34 Vlaams Woninghuurdecreet; art. 1728bis oud BW',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
  },
)
