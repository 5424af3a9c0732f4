/**
 * What a spreadsheet can compute by itself: the figures of a loan or a deposit from the inputs above them. Loaded with the
 * writer of spreadsheets. A formula is only written where it gives the figure of this case to the cent; else the figure
 * stays a number, so that a file never contradicts the page.
 */
type Of = (key: string) => number
type FigureFormula = {
  /** {#sleutel} is the cell of the input or figure with that key. */
  readonly text: string
  readonly gives: (of: Of) => number
}

const CENT = 0.005
const RATE = 1e-9

const round = (amount: number) => Math.round((amount + Number.EPSILON) * 100) / 100

/** PMT of a spreadsheet, with the amounts positive. */
const payment = (rate: number, terms: number, amount: number) =>
  rate === 0 ? amount / terms : (amount * rate) / (1 - (1 + rate) ** -terms)

/** FV of a spreadsheet, with the amounts positive. */
const future = (rate: number, terms: number, each: number, start: number) =>
  start * (1 + rate) ** terms + (rate === 0 ? each * terms : (each * ((1 + rate) ** terms - 1)) / rate)

const monthly = (yearly: number) => (1 + yearly) ** (1 / 12) - 1

const yearlyRate = (key: string): FigureFormula => ({
  text: `(1+{#${key}})^(1/12)-1`,
  gives: (of) => monthly(of(key)),
})

const annuity = (amount: string, years: boolean): FigureFormula => ({
  text: `ROUND(PMT({#maandrente},{#looptijd}${years ? '*12' : ''},-{#${amount}}),2)`,
  gives: (of) => round(payment(of('maandrente'), of('looptijd') * (years ? 12 : 1), of(amount))),
})

const plus = (...keys: readonly string[]): FigureFormula => ({
  text: keys.map((key) => `{#${key}}`).join('+'),
  gives: (of) => keys.reduce((sum, key) => sum + of(key), 0),
})

const minus = (from: string, less: string): FigureFormula => ({
  text: `{#${from}}-{#${less}}`,
  gives: (of) => of(from) - of(less),
})

const interest = (time: string, perYear: number): FigureFormula => ({
  text: `ROUND({#bedrag}*{#gebruikteRente}*{#${time}}${perYear === 1 ? '' : `/${perYear}`},2)`,
  gives: (of) => round((of('bedrag') * of('gebruikteRente') * of(time)) / perYear),
})

const firstInterest = (amount: string): FigureFormula => ({
  text: `ROUND({#${amount}}*{#maandrente},2)`,
  gives: (of) => round(of(amount) * of('maandrente')),
})

/** The ways a figure of this name is computed; the first that gives the figure of the case is taken. */
const formulas: Readonly<Record<string, readonly FigureFormula[]>> = {
  gebruikteRente: [plus('rente')],
  maandrente: [yearlyRate('gebruikteRente'), yearlyRate('rente')],
  maandlast: [annuity('leenbedrag', true), annuity('leenbedrag', false), annuity('bedrag', false)],
  eersteRente: [firstInterest('leenbedrag'), firstInterest('bedrag')],
  eersteKapitaal: [minus('maandlast', 'eersteRente')],
  brutoInterest: [interest('dagen', 365), interest('looptijd', 1)],
  nettoInterest: [minus('brutoInterest', 'roerendeVoorheffing')],
  eindbedrag: [plus('bedrag', 'nettoInterest')],
  ingelegd: [
    {
      text: '{#startbedrag}+{#inleg}*12*{#duur}',
      gives: (of) => of('startbedrag') + of('inleg') * 12 * of('duur'),
    },
  ],
  eindkapitaal: [
    {
      text: 'ROUND(FV((1+{#effectieveRente})^(1/12)-1,{#duur}*12,-{#inleg},-{#startbedrag}),2)',
      gives: (of) => round(future(monthly(of('effectieveRente')), of('duur') * 12, of('inleg'), of('startbedrag'))),
    },
  ],
  interest: [minus('eindkapitaal', 'ingelegd')],
}

/** A tax that is one share of the interest: the share of this case, when it is a round one. */
function taxOn(of: Of, tax: number): FigureFormula {
  const share = Math.round((tax / of('brutoInterest')) * 100) / 100
  return {
    text: `ROUND({#brutoInterest}*${share},2)`,
    gives: () => round(of('brutoInterest') * share),
  }
}

/** The formula of a figure, when it gives the value that the page shows. */
export function figureFormula(
  key: string,
  value: number,
  numbers: Readonly<Record<string, number>>,
): string | undefined {
  const of: Of = (name) => numbers[name] ?? Number.NaN
  const ways = key === 'roerendeVoorheffing' ? [taxOn(of, value)] : (formulas[key] ?? [])
  const close = key === 'maandrente' || key === 'gebruikteRente' ? RATE : CENT
  return ways.find((way) => Math.abs(way.gives(of) - value) < close)?.text
}

/** Names of sheets for titles that a spreadsheet has no room for (31 signs), by page and table. */
export const sheetNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'hoogste-spaarrente-belgie': { rekeningen: 'Alle spaarrekeningen', onbekend: 'Tarief niet bekend' },
  'spaarrekening-vergelijker': { rekeningen: 'Na belasting en kosten', maanden: 'Maand per maand' },
  'kinderrekening-calculator': { beginnen: 'Wanneer begin je', eigendom: 'Op wiens naam' },
  'kasbon-calculator': { vergelijking: 'Naast elkaar' },
  'termijnrekening-calculator': { aanbod: 'Banken met jouw looptijd', looptijden: 'Per looptijd' },
  'loyalty-bonus-calculator': { opnamedag: 'Wat een opname kost, per dag' },
  'vakantiegeld-sparen-calculator': { verdeling: 'Van kost tot maandbedrag' },
  'hypothecaire-lening-berekenen': { looptijden: 'Bij een andere looptijd', rentes: 'Bij een andere rente' },
  'woningkrediet-simulator': { rente: 'Bij een andere rente', schuld: 'Nog te betalen per jaar' },
  'persoonlijke-lening-berekenen': { looptijden: 'Bij een andere looptijd' },
  'lening-herfinancieren': { waar: 'Eigen of andere bank' },
  'schuldenconsolidatie-calculator': { wegen: 'Vier wegen', aflossingstabel: 'Aflossing nieuw krediet' },
  'kredietcapaciteit-calculator': { rooster: 'Per looptijd en rente', stresstest: 'Als het tegenzit' },
  'leasingkrediet-calculator': { perJaar: 'Per jaar van je rekening' },
  'voorschot-calculator': { mogelijkheden: 'Alle manieren' },
  'studieschuld-calculator': { manieren: 'Betalen tijdens je studie' },
  'wettelijke-rentevoet-belgie': { geschiedenis: 'Alle burgerlijke tarieven' },
  'registratierechten-berekenen': { gewesten: 'Registratie in elk gewest' },
  'etf-calculator': { jaren: 'Jaar per jaar', soorten: 'Twee soorten fonds' },
  'obligatie-calculator': { coupons: 'Zelfde bruto, andere coupon' },
  'cryptocurrency-calculator': { verkopen: 'Per verkoop', aanwijzingen: 'Normaal beheer of niet' },
  'dollar-cost-averaging-calculator': { spreiding: 'Korter of langer spreiden', uitkomsten: 'Verleden en simulatie' },
  'roerende-voorheffing-calculator': { landen: 'Uit een ander land' },
  'meerwaardebelasting-calculator': { vrij: 'Nog vrij te verkopen', inhouden: 'Inhouden of aangeven' },
  'pensioensparen-calculator': { plafonds: 'Wat een storting terugbrengt' },
  'fire-calculator': { jaren: 'Jaar na jaar', geschiedenis: 'Slaagkans per duur' },
  'noodfonds-calculator': { scenarios: 'Vier keer tegenslag' },
  'budget-planner': { groepen: 'Per groep' },
  'levensverzekeraar-calculator': { verdeling: 'Drie verdelingen' },
  'eindejaarsbonus-calculator': { vormen: 'Hetzelfde budget, andere vorm' },
  'inflatie-calculator-belgie': { jaren: 'Maand per maand', spil: 'Spilindexen', basisjaren: 'Andere basisjaren' },
  'reele-rente-berekenen': { producten: 'In elk product' },
  'vakantiegeld-berekenen': { varianten: 'Minder gewerkte maanden' },
  'sociale-bijdragen-zelfstandige-calculator': { inkomens: 'Bij een ander inkomen' },
  'bedrijfswagen-vaa-calculator': { aandrijving: 'Andere aandrijving' },
  'erfbelasting-calculator': { gewesten: 'In de drie gewesten' },
  'schenkbelasting-calculator': { gewesten: 'In de drie gewesten' },
  'zelfstandige-netto-berekenen': { vergelijking: 'Eenmanszaak of vennootschap', tarief: 'Dag- en uurtarief' },
  'opbrengsteigendom-berekenen': { eersteJaar: 'Huur van het eerste jaar' },
  'uitkoop-woning-berekenen': { wegen: 'Houden of verkopen' },
}
