import type { Outputs } from '#calculators/kernel/outputs.ts'

const bill = 'Je aanslag'
const you = 'Jouw berekening'
const partner = 'Je partner'
const breaks = 'Wat je voordelen dit jaar besparen'

const saved = (label: string) => ({ label, unit: 'euro', group: breaks, optional: true }) as const

export const outputs = {
  totaalVerschuldigd: { label: 'Belasting over het hele jaar', unit: 'euro', zero: true },
  bijTeBetalen: { label: 'Nog bij te betalen', unit: 'euro', optional: true },
  terug: { label: 'Je krijgt terug', unit: 'euro', optional: true },
  marginaalTarief: { label: 'Belasting op je volgende euro', unit: 'percent', note: 'Met gemeentebelasting' },

  belasting: { label: 'Belasting Staat en gewest', unit: 'euro', group: bill },
  gemeentebelasting: { label: 'Gemeentebelasting', unit: 'euro', group: bill },
  bbsz: { label: 'Bijzondere bijdrage (BBSZ)', unit: 'euro', group: bill },
  vermeerdering: {
    label: 'Vermeerdering, te weinig vooraf betaald',
    unit: 'euro',
    group: bill,
    optional: true,
  },
  kredietKinderen: { label: 'Belastingkrediet voor kinderen', unit: 'euro', group: bill },
  kredietKinderopvang: { label: 'Terugbetaald voor kinderopvang', unit: 'euro', group: bill },
  kredietWerkbonus: { label: 'Fiscale werkbonus', unit: 'euro', group: bill },
  kredietActiviteit: { label: 'Krediet voor lage activiteitsinkomsten', unit: 'euro', group: bill },
  voorheffingen: { label: 'Al betaald of ingehouden', unit: 'euro', group: bill },
  nettoInkomen: { label: 'Over na belasting', unit: 'euro', group: bill },

  gemiddeldTarief: { label: 'Gemiddelde belasting op je inkomen', unit: 'percent', group: you },
  schijf: { label: 'Je hoogste schijf', unit: 'percent', decimals: 0, group: you },
  nettoBelastbaar: { label: 'Netto belastbaar inkomen', unit: 'euro', group: you },
  beroepskosten: { label: 'Afgetrokken beroepskosten', unit: 'euro', group: you },
  belastbaarInkomen: { label: 'Belastbaar na huwelijksquotiënt en aftrek', unit: 'euro', group: you },
  belastingvrijeSom: { label: 'Je belastingvrije som', unit: 'euro', group: you },
  pensioenvermindering: { label: 'Vermindering voor pensioen en uitkeringen', unit: 'euro', group: you },

  huwelijksquotient: { label: 'Huwelijksquotiënt', unit: 'euro', group: partner },
  overgedragenVrijeSom: { label: 'Belastingvrije som van je partner', unit: 'euro', group: partner },
  nettoBelastbaarPartner: {
    label: 'Netto belastbaar inkomen van je partner',
    unit: 'euro',
    group: partner,
    optional: true,
  },
  belastingPartner: { label: 'Belasting van je partner', unit: 'euro', group: partner, optional: true },

  voordeelPensioensparen: saved('Pensioensparen'),
  voordeelPensioensparenPartner: saved('Pensioensparen van je partner'),
  voordeelLangetermijnsparen: saved('Langetermijnsparen'),
  voordeelLangetermijnsparenPartner: saved('Langetermijnsparen van je partner'),
  voordeelKinderopvang: saved('Kinderopvang'),
  voordeelGiften: saved('Giften'),
  voordeelDienstencheques: saved('Dienstencheques'),
  voordeelOnderhoudsgeld: saved('Onderhoudsgeld'),
  voordeelWoonbonus: saved('Vlaamse woonbonus'),
  voordeelWerkelijkeKosten: saved('Werkelijke beroepskosten'),

  saldo: { label: 'Saldo van de aanslag', unit: 'euro' },
  totaleBelasting: { label: 'Belasting met gemeentebelasting', unit: 'euro' },
  aftrekOnderhoudsgeld: { label: 'Aftrekbaar onderhoudsgeld', unit: 'euro' },
  basisbelasting: { label: 'Basisbelasting', unit: 'euro' },
  basisbelastingPartner: { label: 'Basisbelasting van je partner', unit: 'euro', optional: true },
  verminderingVrijeSom: { label: 'Vermindering op de belastingvrije som', unit: 'euro' },
  omTeSlaneBelasting: { label: 'Basisbelasting na de belastingvrije som', unit: 'euro' },
  hoofdsom: { label: 'Hoofdsom', unit: 'euro' },
  deelStaat: { label: 'Deel van de Staat', unit: 'euro' },
  deelGewest: { label: 'Deel van het gewest', unit: 'euro' },
} as const satisfies Outputs
