import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'uitkopen|uitkoop|ex uitkopen|huis overnemen|woning overnemen|opleg|uitkoopsom|uit te kopen|uit te koope|overname woning|verdeelrecht|miserietaks|partner uitkopen|uitkoopbedrag',
  about:
    'ex|scheiding|scheiden|gescheiden|echtscheiding|uit elkaar|relatiebreuk|huis|overnemen|woning|overname|breuk|aandeel',
  asked:
    'ga scheiden huis|uit elkaar|ex uit te kopen|huis overnemen van ex|kan ik het huis overnemen|na scheiding huis|hoeveel moet ex/partner betalen/geven|gaan scheiden|gaan uiteen|zijn/haar deel overnemen|zijn/haar deel over nemen|waren gehuwd/samenwonend',
  fields: {
    waarde: { near: 'huis|woning|waard|waarde|geschat|schatting|appartement', takes: 1, least: 20000 },
    schuld: { near: 'schuld|open|openstaand|lening|nog|krediet|af te betalen|woonlening', takes: 2 },
    relatie: {
      pick: {
        gehuwd: 'gehuwd|getrouwd|huwelijk|mijn man|mijn vrouw',
        wettelijk: 'niet getrouwd wettelijk|wettelijk samenwonend|wettelijk samenwonenden|wettelijk',
        feitelijk: 'feitelijk samenwonend|feitelijk|niet getrouwd',
      },
    },
    gewest: 'gewest',
    inkomen: { fact: 'netto' },
    kinderen: 'kinderen',
    aandeelEx: { near: 'ex heeft|aandeel|ex', takes: 1 },
    eigenGeld: { near: 'eigen geld|spaargeld' },
    rente: { near: 'rente' },
    looptijd: { before: 'lenen op|op|looptijd', near: 'looptijd|lenen' },
    maandlastNu: { near: 'maandlast|afbetaling', per: 'maand' },
    inbrengIk: { near: 'ingestoken|ik ingebracht|ik stak|stak ik|ik leg|ik legde|legde ik|mijn inbreng', who: 'ik' },
    inbrengEx: {
      near: 'ex ingebracht|ex stak|ingebracht|stak|legde|inbreng|partner|man|vrouw|vriend|vriendin',
      who: 'ex',
    },
    aankoopprijs: { near: 'gekocht voor|aankoopprijs|betaalden' },
    notariskosten: { near: 'notariskosten|notaris' },
  },
} satisfies Says
