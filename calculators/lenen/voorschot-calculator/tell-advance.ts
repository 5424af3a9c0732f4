/** The other advances in words. */
import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { eur, eur0, money, pct, plural } from '#calculators/kernel/format.ts'
import type { Telling } from '#calculators/kernel/report.ts'
import { annuityFormula } from '#calculators/lenen/rate-words.ts'
import { amount as inWords } from '#calculators/lenen/words.ts'
import { next } from '#calculators/next.ts'
import { voorschotVerkoopOpAfbetaling } from '#rules/krediet/consumentenkrediet.figures.ts'
import {
  davoPlafond,
  loonInhouding,
  voorschotPensioenreserve,
  voorschotWoning,
} from '#rules/krediet/voorschot.figures.ts'
import type { deposit, maintenance, pensionAdvance, wageAdvance } from './model-advances.ts'
import type { AdvanceValues } from './inputs.ts'
import type { outputs } from './outputs.ts'

type Told = Telling<keyof typeof outputs>
type WorkOf<F extends (...args: never) => { readonly work: unknown }> = ReturnType<F>['work']

export function tellWage(values: AdvanceValues, work: WorkOf<typeof wageAdvance>, { law }: Env): Told {
  const { bedrag, nettoloon } = values
  const { payment, periods, ceiling, left, rate, fewest } = work
  return {
    headline: 'inhouding',
    key: ['nettoNaInhouding', 'termijnen', 'hoogsteInhouding', 'totaleRente'],
    // Without a wage nothing can be kept back.
    sentence:
      nettoloon === 0
        ? { asks: 'Vul je nettoloon in: dan zie je wat je werkgever per loon mag inhouden.' }
        : work.tooMuch
          ? `**${eur(payment)}** inhouden per loon mag niet: op je loon van ${eur0(nettoloon)} laat de wet hoogstens ${eur(ceiling)} toe.${fewest === null ? ' Zelfs over tien jaar lukt het niet.' : ` Spreid over minstens ${plural(fewest, 'loon', 'lonen')}.`}`
          : `Je werkgever houdt **${eur(payment)}** in op ${plural(periods, 'loon', 'lonen')}. Van je loon van ${eur0(nettoloon)} houd je ${eur(left)} per maand over.`,
    charts: [
      {
        kind: 'bar',
        key: 'loon',
        title: 'Je loon na inhouding',
        sentence: `Van ${eur(nettoloon)} houd je ${eur(left)} over; de wet laat een inhouding van ${eur(ceiling)} toe.`,
        stacked: true,
        categories: ['Afgesproken', 'Wettelijk hoogste'],
        y: { unit: 'euro0' },
        series: [
          { key: 'netto', label: 'Houd je over', values: [left, work.leftAtCeiling] },
          { key: 'inhouding', label: 'Inhouding', values: [payment, ceiling] },
        ],
      },
    ],
    tables: [
      {
        key: 'inhoudingen',
        title: 'Loon na loon',
        columns: [
          { key: 'nr', label: 'Loon', unit: 'text' },
          { key: 'inhouding', label: 'Inhouding', unit: 'euro', total: true },
          { key: 'rente', label: 'Waarvan rente', unit: 'euro', total: true },
          { key: 'saldo', label: 'Nog open', unit: 'euro' },
        ],
        rows: work.rows.map((row) => [String(row.period), row.payment, row.interest, row.balance]),
      },
    ],
    steps: [
      {
        text: `Per loonbetaling mag hoogstens ${pct(law(loonInhouding), 0)} van je nettoloon weg: **${eur(ceiling)}**.`,
        formula: `${eur(nettoloon)} × ${pct(law(loonInhouding), 0)}`,
        law: [loonInhouding],
      },
      {
        text: `${eur(bedrag)} over ${plural(periods, 'loon', 'lonen')} is **${eur(payment)}** per keer.`,
        formula: annuityFormula(bedrag, rate, periods),
      },
    ],
    notices: [
      ...(work.tooMuch
        ? [
            {
              tone: 'law' as const,
              text: `${eur(payment)} per loon is meer dan de ${eur(ceiling)} die de wet toelaat.${fewest === null ? '' : ` Spreid over minstens ${plural(fewest, 'loonbetaling', 'loonbetalingen')}.`}`,
            },
          ]
        : []),
      {
        tone: 'info',
        text: 'Je werkgever hoeft geen voorschot te geven. Vakantiegeld is geen loon in deze wet en mag wel volledig verrekend worden.',
      },
    ],
    assumptions: [
      'Eén loonbetaling per maand, telkens met hetzelfde nettoloon.',
      'De laatste inhouding sluit het saldo en kan enkele cent afwijken.',
    ],
    excluded: [
      'Loonbeslag en loonoverdracht: daarvoor geldt een eigen schaal.',
      'Een fiscaal voordeel bij een renteloze lening van je werkgever.',
    ],
    next: [
      next('bruto-netto-calculator', 'Hoeveel is mijn nettoloon?'),
      next('budget-planner', 'Kom ik rond met wat er overblijft?'),
    ],
  }
}

export function tellPension(values: AdvanceValues, work: WorkOf<typeof pensionAdvance>): Told {
  const { reserve, percentageHoog, jaren, rentePensioen } = values
  const { amount, end, yearly, cost, grows } = work
  const asked = values.gevraagd !== null
  const price = grows
    ? `Na ${jaren} jaar gaat er **${money(end)}** van je pensioenkapitaal af.`
    : cost === 0
      ? `Dat kost je **niets**; op je pensioen gaat ${money(end)} van je kapitaal af.`
      : `Dat kost je **${money(yearly)}** per jaar, ${money(cost)} tot je pensioen, en daarna gaat ${money(end)} van je kapitaal af.`
  return {
    headline: asked ? 'voorschot' : 'voorschotHoog',
    key: ['kostPerJaar', 'totaleKost', 'terugOpPensioen', 'reserveOver'],
    sentence: `${asked ? `Je neemt ${inWords(amount)} op.` : `Van je reserve van ${inWords(reserve)} kun je tot ${inWords(amount)} opnemen.`} ${price}`,
    captions: { totaleKost: { note: grows ? 'De rente komt bij het voorschot' : `${jaren} keer de kost per jaar` } },
    charts: [
      {
        kind: 'line',
        key: 'schuld',
        title: 'Wat je aan de verzekeraar schuldig bent',
        sentence: `Van ${money(amount)} vandaag naar ${money(end)} op je pensioen.`,
        x: { label: 'Jaren vanaf nu', values: work.years },
        y: { unit: 'euro0' },
        series: [{ key: 'voorschot', label: 'Voorschot met rente', values: work.owed }],
      },
    ],
    tables: [
      {
        key: 'percentages',
        title: 'Voorschot bij andere percentages',
        columns: [
          { key: 'percentage', label: 'Deel van de reserve', unit: 'percent', decimals: 0 },
          { key: 'bedrag', label: 'Voorschot', unit: 'euro' },
        ],
        rows: work.shares.map((row) => [row.share, row.amount]),
      },
    ],
    steps: [
      {
        text: `Van een reserve van ${eur(reserve)} kun je tot **${eur(work.high)}** opnemen. Voorzichtige verzekeraars geven ${eur(work.low)}.`,
        formula: `${eur(reserve)} × ${pct(percentageHoog, 2, 0)} en × ${pct(work.lowShare, 2, 0)}`,
        law: [voorschotPensioenreserve],
      },
      grows
        ? {
            text: `De rente van ${pct(rentePensioen)} komt elk jaar bij het voorschot: na ${jaren} jaar is dat **${eur(end)}**.`,
            formula: `${eur(amount)} × (1 + ${pct(rentePensioen)})^${jaren}`,
          }
        : {
            text: `De kost is **${eur(yearly)}** per jaar, ${eur(cost)} over ${jaren} jaar.`,
            formula: `${eur(amount)} × ${pct(rentePensioen)}`,
          },
      { text: `Op je pensioen houdt de verzekeraar **${eur(end)}** van je kapitaal af.` },
    ],
    notices: [
      ...(work.tooMuch
        ? [
            {
              tone: 'warning' as const,
              text: `${money(amount)} is meer dan wat verzekeraars gewoonlijk geven: hoogstens ${money(work.ceiling)} van je reserve.`,
            },
          ]
        : amount > work.high
          ? [{ tone: 'warning' as const, text: `${money(amount)} is meer dan je polis toelaat: ${money(work.high)}.` }]
          : []),
      ...(end > reserve
        ? [
            {
              tone: 'warning' as const,
              text: `Op je pensioen moet ${money(end)} terug. Dat is meer dan je reserve van vandaag.`,
            },
          ]
        : []),
      {
        tone: 'info',
        text: 'Het voorschot dient enkel voor vastgoed in de Europese Economische Ruimte. Verkoop je het, dan betaal je het terug.',
      },
    ],
    assumptions: [
      'De rente of kost blijft gelijk tot je pensioen.',
      'Je reserve groeit verder, maar dat tellen we hier niet mee.',
    ],
    excluded: [
      'Belasting en bijdragen op het eindkapitaal.',
      'Verlies van rendement op het opgenomen deel.',
      'De premie van een overlijdensdekking.',
    ],
    next: [
      next('woningkrediet-simulator', 'Het voorschot als eigen inbreng gebruiken', {
        eigenInbreng: madeOf(amount, 'reserve', 'gevraagd'),
      }),
      next('pensioen-calculator', 'Wat blijft er over voor mijn pensioen?'),
      next('hypothecaire-lening-berekenen', 'Vergelijk met een woonlening', {
        leenbedrag: madeOf(Math.max(1_000, amount), 'reserve', 'gevraagd'),
      }),
    ],
  }
}

export function tellDeposit(values: AdvanceValues, work: WorkOf<typeof deposit>): Told {
  const { prijs, spaargeldAankoop } = values
  const { home, usual, share, amount, rest, short } = work
  const homePrice = madeOf(Math.min(5_000_000, Math.max(1_000, prijs)), 'prijs')
  return {
    headline: 'voorschot',
    key: ['tekort', 'rest', 'percentage'],
    sentence:
      short > 0
        ? `Het voorschot is **${inWords(amount)}** en je komt **${inWords(short)}** tekort. Spreek een lager bedrag af of wacht met tekenen.`
        : `Het voorschot is **${inWords(amount)}**, ${pct(share, 2, 0)} van de prijs. Daarna blijft ${inWords(rest)} te betalen.`,
    charts: [
      {
        kind: 'split',
        key: 'prijs',
        title: 'De prijs in twee delen',
        sentence: `Voorschot ${inWords(amount)}, later ${inWords(rest)}.`,
        y: { unit: 'euro0' },
        rows: [
          {
            parts: [
              { label: 'Voorschot', value: amount, tone: 'main' },
              { label: 'Later te betalen', value: rest, tone: 'third' },
            ],
          },
        ],
      },
    ],
    tables: [
      {
        key: 'percentages',
        title: 'Andere percentages',
        columns: [
          { key: 'percentage', label: 'Deel van de prijs', unit: 'percent', decimals: 0 },
          { key: 'bedrag', label: 'Voorschot', unit: 'euro' },
          { key: 'rest', label: 'Later te betalen', unit: 'euro' },
        ],
        rows: work.shares.map((row) => [row.share, row.amount, row.rest]),
      },
    ],
    steps: [
      {
        text: `${home ? 'Gebruikelijk bij een compromis' : 'Gebruikelijk bij verkoop op afbetaling'}: ${pct(usual, 0)}. We rekenen met ${pct(share, 2, 0)}: **${eur(amount)}**.`,
        formula: `${eur(prijs)} × ${pct(share, 2, 0)}`,
        law: [home ? voorschotWoning : voorschotVerkoopOpAfbetaling],
      },
      ...(spaargeldAankoop === null || work.over === null
        ? []
        : [
            {
              text: `Met ${eur(spaargeldAankoop)} eigen geld ${short > 0 ? `kom je **${eur(short)}** tekort` : 'kun je het voorschot betalen'}.`,
              sum: [
                { label: 'Eigen geld', value: spaargeldAankoop },
                { label: 'Voorschot', value: 0 - amount },
                { label: 'Verschil', value: work.over },
              ],
            },
          ]),
    ],
    notices: [
      ...(work.tooLittle
        ? [
            {
              tone: 'info' as const,
              text: `Bij verkoop op afbetaling is ${pct(usual, 0)} gebruikelijk: ${eur(work.least)}. De wet vraagt het niet meer.`,
            },
          ]
        : []),
      {
        tone: 'info',
        text: home
          ? 'Het voorschot op een woning is vrij af te spreken. Laat het op de rekening van de notaris staan tot de akte.'
          : 'Bij een gewone lening van een bank is er geen verplicht voorschot.',
      },
    ],
    assumptions: ['Het voorschot is een deel van de prijs en telt volledig mee bij de afrekening.'],
    excluded: ['Registratiebelasting, notaris en btw.', 'Verlies van het voorschot als je van de koop afziet.'],
    next: home
      ? [
          next('woningkrediet-simulator', 'De hele aankoop met kosten en krediet', {
            prijs: homePrice,
            eigenInbreng: by('spaargeldAankoop'),
          }),
          next('registratierechten-berekenen', 'Registratiebelasting en notaris', { prijs: homePrice }),
        ]
      : [
          next('autolening-berekenen', 'De rest lenen', {
            prijs: madeOf(Math.min(500_000, Math.max(500, prijs)), 'prijs'),
            eigenInbreng: madeOf(Math.min(500_000, amount), 'prijs', 'percentageAankoop'),
          }),
        ],
  }
}

export function tellMaintenance(values: AdvanceValues, work: WorkOf<typeof maintenance>): Told {
  const { kinderen, onderhoudsgeld } = values
  const { monthly, due, missing, ceiling } = work
  return {
    headline: 'voorschotPerMaand',
    key: ['nietVoorgeschoten', 'verschuldigd', 'voorschotPerKind'],
    sentence:
      due === 0
        ? { asks: 'Vul in hoeveel onderhoudsgeld onbetaald blijft.' }
        : `De Dienst voor alimentatievorderingen (DAVO) kan **${eur(monthly)}** per maand voorschieten. ${missing > 0 ? `Van ${eur(due)} onbetaald onderhoudsgeld blijft ${eur(missing)} open.` : 'Daarmee is het hele onderhoudsgeld betaald.'}`,
    charts: [
      {
        kind: 'bar',
        key: 'onderhoudsgeld',
        title: 'Onderhoudsgeld per maand',
        sentence: `${eur(monthly)} voorschot en ${eur(missing)} dat nog open blijft.`,
        stacked: true,
        categories: ['Per maand'],
        y: { unit: 'euro0' },
        series: [
          { key: 'voorschot', label: 'Voorschot', values: [monthly] },
          { key: 'open', label: 'Niet voorgeschoten', values: [missing] },
        ],
      },
    ],
    tables: [
      {
        key: 'kinderen',
        title: 'Per aantal kinderen',
        columns: [
          { key: 'kinderen', label: 'Kinderen', unit: 'number', decimals: 0 },
          { key: 'voorschot', label: 'Voorschot', unit: 'euro' },
          { key: 'verschuldigd', label: 'Onderhoudsgeld', unit: 'euro' },
        ],
        rows: work.byChildren.map((row) => [row.count, row.advance, row.due]),
      },
    ],
    steps: [
      {
        text: `Per kind is het voorschot het onbetaalde bedrag, hoogstens ${eur(ceiling, 0)}.`,
        formula: `kleinste van ${eur(onderhoudsgeld)} en ${eur(ceiling)}`,
        law: [davoPlafond],
      },
      { text: `Voor ${plural(kinderen, 'kind', 'kinderen')} is dat **${eur(monthly)}** per maand.` },
    ],
    notices: [
      {
        tone: 'info',
        text: 'Ook het OCMW kan een voorschot op een uitkering geven als die te laat komt. Dat kost je niets.',
      },
    ],
    assumptions: ['Je voldoet aan de voorwaarden van DAVO, zoals een vonnis of akte die het onderhoudsgeld vastlegt.'],
    excluded: ['De achterstallen die DAVO bij de andere ouder int.', 'Het Groeipakket of de kinderbijslag.'],
    next: [
      next('budget-planner', 'Je budget met en zonder onderhoudsgeld'),
      next('wettelijke-rentevoet-belgie', 'Rente op achterstallig onderhoudsgeld'),
    ],
  }
}
