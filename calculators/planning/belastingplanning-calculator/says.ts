import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'personenbelasting|gemeentebelasting|woonbonus|belastingen|belastingaangifte|belastbaar inkomen|tax on web|geld terug van de belastingen|belastingbrief|belastingsimulatie|aanslagbiljet|inkomstenbelasting|belastingvermindering|belastingteruggave|terugtrekken van belastingen|belasting besparen',
  about:
    'belastbaar|inkomen|belasting|giften|kinderopvang|dienstencheques|pensioensparen|terugkrijgen|aangifte|fiscaal|belastingvoordeel|opvang',
  asked:
    'hoeveel belasting betaal ik|hoeveel belastingen op|krijg ik terug van belastingen|belastingen op # belastbaar|wat zijn onze belastingen|moet ik bijbetalen|hoeveel moet ik nog betalen aan belastingen|hoeveel krijg ik terug|inkomsten van #',
  not: 'spanje|frankrijk|duitsland|dividend*|aandelen|spaar*|crypto*|bitcoin|erf*|schenk*|nalatigheids*|huis koop|omzet|factureer|broker|meerwaarde*|bruto netto|staking|beleggingen|registratie*|kwartaal',
  fields: {
    inkomstenjaar: { labels: true },
    gezin: 'gezin',
    inkomen: { fact: 'belastbaar', near: 'inkomsten|als zelfstandige' },
    inkomenPartner: { fact: 'belastbaarPartner' },
    kinderen: 'kinderen',
    postcode: 'postcode',
    gewest: 'gewest',
    pensioensparen: { near: 'pensioensparen', per: 'jaar' },
    langetermijnsparen: { near: 'langetermijnsparen', per: 'jaar' },
    giften: { near: 'giften|gift|goede doelen|goed doel', per: 'jaar' },
    dienstencheques: { near: 'dienstencheques', after: 'dienstencheques' },
    onderhoudsgeld: { near: 'onderhoudsgeld|alimentatie', per: 'jaar' },
    statuut: 'statuut',
    werkelijkeKosten: { near: 'werkelijke kosten|beroepskosten|werkelijke beroepskosten', per: 'jaar' },
    bedrijfsvoorheffing: { near: 'bedrijfsvoorheffing', per: 'jaar' },
    voorafbetalingen: { near: 'voorafbetaald|voorafbetalingen', per: 'jaar' },
  },
} satisfies Says
