import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'roerende voorheffing|dividend|voorheffing dividend|voorheffing op|dividenden|dividendbelasting|bronheffing|bronbelasting|vvpr bis|vvprbis|liquidatiereserve|auteursrechten',
  about: 'netto|bruto|frans|amerikaans|aandeel|interest|buitenlands|voorheffing|kasbon|coupon|ingehouden',
  asked:
    'wat blijft over dividend|hoeveel voorheffing|voorheffing interest/intrest/rente/dividend/coupon|netto dividend|dividend van aandeel|dividend hoeveel netto|dividend hoeveel was bruto|dividend terugkrijgen|vrijstelling dividend*',
  not: 'onroerend*|kadastraal|ki|winst op aandelen|gvv aan|meerwaarde*|vennootschap|factureer|en winst|koers',
  fields: {
    inkomst: {
      pick: {
        interest: 'interest|intrest|rente van|kasbon|obligatie|coupon|termijnrekening',
        spaarrekening: 'spaarrekening|spaarboekje|spaarrente',
        gvv: 'gvv',
        zorgvastgoed: 'zorgvastgoed',
        fonds: 'fonds|etf|tracker',
        vvprbis: 'vvprbis|vvpr bis',
        liquidatiereserve: 'liquidatiereserve',
        auteursrechten: 'auteursrechten',
      },
    },
    richting: {
      pick: {
        netto:
          '# netto|# euro netto|hoeveel was bruto|hoeveel bruto|kreeg netto|netto op mijn rekening|netto gekregen|netto ontvangen',
      },
    },
    bedrag: { near: 'dividend|interest|intrest|euro|rente|coupon', takes: 1 },
    land: {
      labels: true,
      apart: true,
      pick: {
        frankrijk: 'frankrijk|frans|franse',
        duitsland: 'duitsland|duits|duitse',
        verenigdeStaten: 'verenigde staten|amerika|amerikaans|amerikaanse|vs|usa|us',
        nederland: 'nederland|nederlands|nederlandse|hollands',
        zwitserland: 'zwitserland|zwitsers|zwitserse',
        verenigdKoninkrijk: 'verenigd koninkrijk|engels|engelse|brits|britse|uk',
        italie: 'italie|italiaans|italiaanse',
        spanje: 'spanje|spaans|spaanse',
        luxemburg: 'luxemburg|luxemburgs|luxemburgse',
        ierland: 'ierland|iers|ierse',
        canada: 'canada|canadees|canadese',
        japan: 'japan|japans|japanse',
        zweden: 'zweden|zweeds|zweedse',
        noorwegen: 'noorwegen|noors|noorse',
        denemarken: 'denemarken|deens|deense',
        belgie: 'belgisch aandeel',
      },
    },
    titularissen: { fact: 'titularissen', near: 'personen|eigenaars', pick: { 2: 'koppel' } },
    vrijstelling: { pick: { nee: 'zonder vrijstelling' } },
    bronheffing: { near: 'bronheffing|bronbelasting' },
  },
} satisfies Says
