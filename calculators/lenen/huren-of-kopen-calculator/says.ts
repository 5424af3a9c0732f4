import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'huren of kopen|kopen of huren|kopen of blijven huren|blijven huren|huren of een huis kopen|koop of huur|huur of koop|huren en beleggen',
  about: 'huur|huren|kopen|wonen|huis|appartement|interessanter|huurprijs',
  asked:
    'beter huren dan kopen|huur # kopen|kopen # huur|huur of # kopen|huis kopen of huren|huur of appartement kopen|kopen dan huren|loont kopen huren|verder huren|huren goedkoper dan kopen',
  not: 'verhuren|verhuur|verhuurd|index*|leas*|huisbaas|rendement bij|huur vragen',
  fields: {
    prijs: 'woningprijs',
    huur: { near: 'huur|huren|huurprijs|betaal', per: 'maand', alone: true, most: 8000 },
    eigenGeld: 'eigenGeld',
    gewest: 'gewest',
    horizon: { near: 'blijf|wonen|blijven|wonen', before: 'maar|gedurende|voor', takes: 1 },
    eigenWoning: 'enigeWoning',
    rente: { near: 'rente|lening/lenen/leen aan' },
    looptijd: { near: 'lenen/lening/leen op|looptijd|lenen aan # op' },
    rendement: { near: 'rendement' },
    inflatie: 'inflatie',
    prijsstijging: { near: 'huizenprijzen stijgen|prijsstijging' },
  },
} satisfies Says
