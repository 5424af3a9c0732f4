/** The four other advances: wage, pension reserve, deposit on a purchase, maintenance. */
import type { Env } from '#calculators/fields.ts'
import { eur, eur0, num, pct, plural } from '#calculators/format.ts'
import { monthlyRate } from '#calculators/lenen/rente.ts'
import { figure, type Notice, type Report, report, type Step } from '#calculators/report.ts'
import { loanSchedule } from '#finance/loan.ts'
import { roundCents } from '#finance/money.ts'
import { compound } from '#finance/rate.ts'
import { voorschotVerkoopOpAfbetaling } from '#rules/consumentenkrediet.ts'
import {
  davoPlafond,
  davoVoorschot,
  hoogsteInhouding,
  loonInhouding,
  voorschotPensioenreserve,
  voorschotWoning,
} from '#rules/voorschot.ts'
import type { AdvanceValues } from './inputs.ts'

/** Fewest pay days on which one fifth repays the advance; null when even ten years are not enough. */
function fewestPayDays(bedrag: number, rate: ReturnType<typeof monthlyRate>, ceiling: number): number | null {
  for (let periods = 1; periods <= 120; periods++) {
    if (loanSchedule({ principal: bedrag, periods, periodicRate: rate }).payment <= ceiling) return periods
  }
  return null
}

export function wageAdvance(values: AdvanceValues, { law }: Env): Report {
  const { bedrag, nettoloon, renteLoon } = values
  const rate = monthlyRate(renteLoon)
  const ceiling = hoogsteInhouding(law, nettoloon)
  const fewest = fewestPayDays(bedrag, rate, ceiling)
  const periods = values.termijnen ?? fewest ?? 120
  const schedule = loanSchedule({ principal: bedrag, periods, periodicRate: rate })
  const left = roundCents(nettoloon - schedule.payment)
  const notices: Notice[] = []
  if (schedule.payment > ceiling)
    notices.push({
      tone: 'law',
      text: `${eur(schedule.payment)} per loon is meer dan de ${eur(ceiling)} die de wet toelaat.${fewest === null ? ' Zelfs over tien jaar lukt het niet binnen de wet.' : ` Spreid over minstens ${plural(fewest, 'loonbetaling', 'loonbetalingen')}.`}`,
    })
  notices.push({
    tone: 'info',
    text: 'Je werkgever hoeft geen voorschot te geven. Vakantiegeld is geen loon in deze wet en mag wel volledig verrekend worden.',
  })
  return report({
    headline: figure('inhouding', 'Inhouding per loon', schedule.payment),
    sentence: `Je werkgever houdt **${eur(schedule.payment)}** in op ${plural(periods, 'loon', 'lonen')}. Je houdt ${eur(left)} per maand over.`,
    figures: [
      figure('hoogsteInhouding', 'Hoogste inhouding per loon', ceiling),
      figure('termijnen', 'Aantal loonbetalingen', periods, 'number', { decimals: 0 }),
      figure('minsteTermijnen', 'Minstens zoveel loonbetalingen', fewest, 'number', { decimals: 0 }),
      figure('nettoNaInhouding', 'Nettoloon na inhouding', left),
      figure('totaleRente', 'Rente in totaal', schedule.totalInterest),
      figure('totaalBetaald', 'Totaal terugbetaald', schedule.totalPaid),
      figure('maandrente', 'Rente per maand', rate, 'percent', { decimals: 4 }),
    ],
    charts: [
      {
        kind: 'bar',
        key: 'loon',
        title: 'Je loon na inhouding',
        sentence: `Van ${eur(nettoloon)} houd je ${eur(left)} over; de wet laat een inhouding van ${eur(ceiling)} toe.`,
        stacked: true,
        categories: ['Afgesproken', 'Wettelijk hoogste'],
        y: { unit: 'euro' },
        series: [
          { key: 'netto', label: 'Houd je over', values: [left, roundCents(nettoloon - ceiling)] },
          { key: 'inhouding', label: 'Inhouding', values: [schedule.payment, ceiling] },
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
        rows: schedule.rows.map((row) => [String(row.period), row.payment, row.interest, row.balance]),
      },
    ],
    steps: [
      {
        text: `Per loonbetaling mag hoogstens ${pct(law(loonInhouding), 0)} van je nettoloon weg: **${eur(ceiling)}**.`,
        formula: `${eur(nettoloon)} × ${pct(law(loonInhouding), 0)}`,
        law: [loonInhouding],
      },
      {
        text: `${eur(bedrag)} over ${plural(periods, 'loon', 'lonen')} is **${eur(schedule.payment)}** per keer.`,
        formula:
          rate === 0
            ? `${eur(bedrag)} ÷ ${periods}`
            : `${eur(bedrag)} × ${num(rate, 8)} ÷ (1 − (1 + ${num(rate, 8)})^−${periods})`,
      },
    ],
    notices,
    assumptions: [
      'Eén loonbetaling per maand, telkens met hetzelfde nettoloon.',
      'De laatste inhouding sluit het saldo en kan enkele cent afwijken.',
    ],
    excluded: [
      'Loonbeslag en loonoverdracht: daarvoor geldt een eigen schaal.',
      'Een fiscaal voordeel bij een renteloze lening van je werkgever.',
    ],
    next: [
      { slug: 'bruto-netto-calculator', text: 'Hoeveel is mijn nettoloon?' },
      { slug: 'budget-planner', text: 'Kom ik rond met wat er overblijft?' },
    ],
  })
}

export function pensionAdvance(values: AdvanceValues, { law }: Env): Report {
  const { reserve, percentageLaag, percentageHoog, jaren, type } = values
  const low = roundCents(reserve * Math.min(percentageLaag, percentageHoog))
  const high = roundCents(reserve * Math.max(percentageLaag, percentageHoog))
  const amount = values.gevraagd ?? high
  const yearly =
    type === 'kapitaliseren'
      ? 0
      : roundCents(amount * (type === 'renteloos' ? values.kostRenteloos : values.rentePensioen))
  const owed = (year: number) =>
    type === 'kapitaliseren' ? roundCents(amount * (1 + compound(values.rentePensioen, year))) : amount
  const end = owed(jaren)
  const cost = type === 'kapitaliseren' ? roundCents(end - amount) : roundCents(yearly * jaren)
  const ceiling = roundCents(reserve * law(voorschotPensioenreserve).hoog)
  const notices: Notice[] = []
  if (amount > ceiling)
    notices.push({
      tone: 'warning',
      text: `${eur0(amount)} is meer dan wat verzekeraars gewoonlijk geven: hoogstens ${eur0(ceiling)} van je reserve.`,
    })
  if (end > reserve)
    notices.push({
      tone: 'warning',
      text: `Op je pensioen moet ${eur0(end)} terug. Dat is meer dan je reserve van vandaag.`,
    })
  notices.push({
    tone: 'info',
    text: 'Het voorschot dient enkel voor vastgoed in de Europese Economische Ruimte. Verkoop je het, dan betaal je het terug.',
  })
  const moments = Array.from({ length: jaren + 1 }, (_, year) => year)
  const steps: Step[] = [
    {
      text: `Van een reserve van ${eur(reserve)} kun je **${eur(low)} tot ${eur(high)}** opnemen.`,
      formula: `${eur(reserve)} × ${pct(percentageLaag, 0)} en × ${pct(percentageHoog, 0)}`,
      law: [voorschotPensioenreserve],
    },
    type === 'kapitaliseren'
      ? {
          text: `De rente van ${pct(values.rentePensioen)} komt elk jaar bij het voorschot: na ${plural(jaren, 'jaar', 'jaar')} is dat **${eur(end)}**.`,
          formula: `${eur(amount)} × (1 + ${pct(values.rentePensioen)})^${jaren}`,
        }
      : {
          text: `De kost is **${eur(yearly)}** per jaar, ${eur(cost)} over ${plural(jaren, 'jaar', 'jaar')}.`,
          formula: `${eur(amount)} × ${pct(type === 'renteloos' ? values.kostRenteloos : values.rentePensioen)}`,
        },
    { text: `Op je pensioen houdt de verzekeraar **${eur(end)}** van je kapitaal af.` },
  ]
  return report({
    headline: figure('voorschotHoog', 'Hoogste voorschot', high),
    sentence: `Je kunt **${eur0(low)} tot ${eur0(high)}** opnemen. ${type === 'kapitaliseren' ? `Neem je ${eur0(amount)} op, dan gaat er na ${jaren} jaar ${eur0(end)} van je kapitaal af.` : `${eur0(amount)} kost ${eur(yearly)} per jaar.`}`,
    figures: [
      figure('voorschotLaag', 'Laagste voorschot', low),
      figure('voorschot', 'Voorschot waarmee we rekenen', amount),
      figure(
        'kostPerJaar',
        'Kost per jaar',
        yearly,
        'euro',
        type === 'kapitaliseren' ? { note: 'De rente komt bij het voorschot' } : {},
      ),
      figure('totaleKost', 'Kost tot je pensioen', cost),
      figure('terugOpPensioen', 'Af te houden op je pensioen', end, 'euro', { inYears: jaren }),
      figure('reserveOver', 'Reserve die vrij blijft', roundCents(reserve - amount)),
    ],
    charts: [
      {
        kind: 'line',
        key: 'schuld',
        title: 'Wat je aan de verzekeraar schuldig bent',
        sentence: `Van ${eur0(amount)} vandaag naar ${eur0(end)} op je pensioen.`,
        x: { label: 'Jaar', values: moments },
        y: { unit: 'euro0' },
        series: [{ key: 'voorschot', label: 'Voorschot met rente', values: moments.map(owed) }],
        inYears: moments,
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
        rows: [0.5, 0.6, 0.65, 0.7, 0.75, 0.8].map((share) => [share, roundCents(reserve * share)]),
      },
    ],
    steps,
    notices,
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
      {
        slug: 'woningkrediet-simulator',
        text: 'Het voorschot als eigen inbreng gebruiken',
        carry: { eigenInbreng: Math.min(5_000_000, amount) },
      },
      { slug: 'pensioen-calculator', text: 'Wat blijft er over voor mijn pensioen?' },
      {
        slug: 'hypothecaire-lening-berekenen',
        text: 'Vergelijk met een woonlening',
        carry: { leenbedrag: Math.max(1_000, amount) },
      },
    ],
    inflation: values.inflatie,
  })
}

export function deposit(values: AdvanceValues, { law }: Env): Report {
  const { prijs, aankoop, spaargeldAankoop } = values
  const home = aankoop === 'woning'
  const usual = home ? law(voorschotWoning) : law(voorschotVerkoopOpAfbetaling)
  const share = values.percentageAankoop ?? usual
  const amount = roundCents(prijs * share)
  const rest = roundCents(prijs - amount)
  const short = Math.max(0, roundCents(amount - spaargeldAankoop))
  const notices: Notice[] = []
  if (!home && share < usual)
    notices.push({
      tone: 'law',
      text: `Bij verkoop op afbetaling is het voorschot minstens ${pct(usual, 0)}: ${eur(prijs * usual)}.`,
    })
  if (short > 0)
    notices.push({
      tone: 'warning',
      text: `Je komt ${eur(short)} tekort voor het voorschot. Spreek een lager percentage af of wacht met tekenen.`,
    })
  notices.push({
    tone: 'info',
    text: home
      ? 'Het voorschot op een woning is vrij af te spreken. Laat het op de rekening van de notaris staan tot de akte.'
      : 'Bij een gewone lening van een bank is er geen verplicht voorschot.',
  })
  return report({
    headline: figure('voorschot', 'Voorschot', amount),
    sentence: `Het voorschot is **${eur(amount)}**, ${pct(share, 1, 0)} van de prijs. Daarna blijft ${eur(rest)} te betalen.`,
    figures: [
      figure('percentage', 'Deel van de prijs', share, 'percent'),
      figure('rest', 'Rest van de prijs', rest),
      figure('tekort', 'Tekort voor het voorschot', short),
      figure(
        'minimumVoorschot',
        home ? 'Gebruikelijk voorschot' : 'Wettelijk kleinste voorschot',
        roundCents(prijs * usual),
      ),
    ],
    charts: [
      {
        kind: 'donut',
        key: 'prijs',
        title: 'De prijs in twee delen',
        sentence: `Voorschot ${eur(amount)}, later ${eur(rest)}.`,
        y: { unit: 'euro' },
        parts: [
          { label: 'Voorschot', value: amount },
          { label: 'Later te betalen', value: rest },
        ],
      },
    ],
    tables: [
      {
        key: 'percentages',
        title: 'Andere percentages',
        columns: [
          { key: 'percentage', label: 'Voorschot', unit: 'percent', decimals: 0 },
          { key: 'bedrag', label: 'Bedrag', unit: 'euro' },
          { key: 'rest', label: 'Rest', unit: 'euro' },
        ],
        rows: [0.05, 0.1, 0.15, 0.2, 0.3].map((part) => [
          part,
          roundCents(prijs * part),
          roundCents(prijs - roundCents(prijs * part)),
        ]),
      },
    ],
    steps: [
      {
        text: `${home ? 'Gebruikelijk bij een compromis' : 'De wet vraagt'}: ${pct(usual, 0)}. We rekenen met ${pct(share, 1, 0)}: **${eur(amount)}**.`,
        formula: `${eur(prijs)} × ${pct(share, 2, 0)}`,
        law: [home ? voorschotWoning : voorschotVerkoopOpAfbetaling],
      },
      {
        text: `Met ${eur(spaargeldAankoop)} eigen geld ${short > 0 ? `kom je **${eur(short)}** tekort` : 'kun je het voorschot betalen'}.`,
        sum: [
          { label: 'Eigen geld', value: spaargeldAankoop },
          { label: 'Voorschot', value: 0 - amount },
          { label: 'Verschil', value: roundCents(spaargeldAankoop - amount) },
        ],
      },
    ],
    notices,
    assumptions: ['Het voorschot is een deel van de prijs en telt volledig mee bij de afrekening.'],
    excluded: ['Registratiebelasting, notaris en btw.', 'Verlies van het voorschot als je van de koop afziet.'],
    next: home
      ? [
          {
            slug: 'woningkrediet-simulator',
            text: 'De hele aankoop met kosten en krediet',
            carry: { prijs: Math.min(5_000_000, Math.max(1_000, prijs)) },
          },
          { slug: 'registratierechten-berekenen', text: 'Registratiebelasting en notaris' },
        ]
      : [
          {
            slug: 'autolening-berekenen',
            text: 'De rest lenen',
            carry: { prijs: Math.min(500_000, Math.max(500, prijs)) },
          },
        ],
  })
}

export function maintenance(values: AdvanceValues, { law }: Env): Report {
  const { kinderen, onderhoudsgeld, maandenSociaal } = values
  const ceiling = law(davoPlafond)
  const monthly = davoVoorschot(law, kinderen, onderhoudsgeld)
  const due = roundCents(kinderen * onderhoudsgeld)
  const missing = roundCents(due - monthly)
  return report({
    headline: figure('voorschotPerMaand', 'Voorschot per maand', monthly),
    sentence: `De Dienst voor alimentatievorderingen (DAVO) kan **${eur(monthly)}** per maand voorschieten. Van ${eur(due)} onbetaald onderhoudsgeld blijft ${eur(missing)} open.`,
    figures: [
      figure('voorschotPerKind', 'Voorschot per kind', kinderen > 0 ? roundCents(monthly / kinderen) : 0),
      figure('verschuldigd', 'Onderhoudsgeld per maand', due),
      figure('nietVoorgeschoten', 'Niet voorgeschoten per maand', missing),
      figure(
        'totaalVoorschot',
        `Voorschot over ${plural(maandenSociaal, 'maand', 'maanden')}`,
        roundCents(monthly * maandenSociaal),
      ),
    ],
    charts: [
      {
        kind: 'bar',
        key: 'onderhoudsgeld',
        title: 'Onderhoudsgeld per maand',
        sentence: `${eur(monthly)} voorschot en ${eur(missing)} dat nog open blijft.`,
        stacked: true,
        categories: ['Per maand'],
        y: { unit: 'euro' },
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
          { key: 'verschuldigd', label: 'Onderhoudsgeld', unit: 'euro' },
          { key: 'voorschot', label: 'Voorschot', unit: 'euro' },
        ],
        rows: [1, 2, 3, 4].map((count) => [
          count,
          roundCents(count * onderhoudsgeld),
          davoVoorschot(law, count, onderhoudsgeld),
        ]),
      },
    ],
    steps: [
      {
        text: `Per kind is het voorschot het onbetaalde bedrag, hoogstens ${eur0(ceiling)}.`,
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
      { slug: 'budget-planner', text: 'Je budget met en zonder onderhoudsgeld' },
      { slug: 'wettelijke-rentevoet-belgie', text: 'Rente op achterstallig onderhoudsgeld' },
    ],
  })
}
