import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'familielening|lenen aan familie|lenen aan vriend|geld lenen aan|onderlinge lening|lening onder vrienden|samen lenen|groepslening|lenen/lening van ouders|renteloze lening|lenen bij mijn ouders|cohousing lening',
  about:
    'broer|zus|ouders|vriend|dochter|zoon|ieder|deel|aandeel|familie|vrienden|renteloos|samen|schoonouders|onder elkaar|collega|buurman|buurvrouw|nonkel|tante',
  asked:
    'leen aan broer/zus/zoon/dochter/vriend/vriendin/collega/kind|lenen aan mijn/onze|lenen van mijn ouders/vader/moeder/broer|kopen samen met vriend|samen met vriend/broer/zus kopen|wat is ieders deel|ieders deel|met ons drieen/vieren/vijven lenen|hoeveel betaalt ieder|mijn ouders lenen mij|betaalt mij terug|terug te betalen over|wie betaalt hoeveel|wie betaalt wat|hoe verdelen lening/afbetaling|verdelen volgens/naar inkomen|geef broer/zus/zoon/dochter/vriend lening|lenen met # vrienden|lenen delen volgens|ik/hij/zij # in en zij/hij/ik #|met broer/zus/vriend/vriendin kopen|zus/broer/vriend en ik kopen|ik en broer/zus/vriend kopen|broer/zus/vader/moeder/ouders/schoonouders/nonkel/tante/vriend/vriendin/buurman/buurvrouw/collega/zoon/dochter leent|broer/zus/vader/moeder/ouders/schoonouders/nonkel/tante/vriend/vriendin/buurman/buurvrouw/collega/zoon/dochter lenen mij|betaal hem/haar/hen terug|samen met broer/zus/vader/moeder/ouders/schoonouders/nonkel/tante/vriend/vriendin/buurman/buurvrouw/collega/zoon/dochter lenen|geleend van broer/zus/vader/moeder/ouders/schoonouders/nonkel/tante/vriend/vriendin/buurman/buurvrouw/collega/zoon/dochter|geleend aan broer/zus/vader/moeder/ouders/schoonouders/nonkel/tante/vriend/vriendin/buurman/buurvrouw/collega/zoon/dochter',
  not: 'sparen|schenk*|ex|erf*|netto',
  fields: {
    soort: {
      pick: {
        onderling:
          'aan een broer/zus/vriend/vriendin/collega/kennis/neef|aan mijn broer/zus/zoon/dochter/vriend/vriendin/ouders/neef/collega|aan broer/zus/zoon/dochter/vriend|familielening|renteloos/renteloze|van ouders/vader/moeder/schoonouders/broer|mijn ouders lenen mij|aan onze zoon/dochter|bij mijn ouders|lenen aan kind|broer/zus/vader/moeder/ouders/schoonouders/nonkel/tante/vriend/vriendin/buurman/buurvrouw/collega/zoon/dochter leent|geef broer/zus/zoon/dochter/vriend lening|betaal hem/haar/hen terug|onder elkaar|geleend van broer/zus/vader/moeder/ouders/schoonouders/nonkel/tante/vriend/vriendin/buurman/buurvrouw/collega/zoon/dochter|geleend aan broer/zus/vader/moeder/ouders/schoonouders/nonkel/tante/vriend/vriendin/buurman/buurvrouw/collega/zoon/dochter',
        samen:
          'kopen samen met|samen met broer/zus/vriend/vriendin/collega/ouders|samen met vriend|ieders deel|samen lenen',
      },
    },
    bedrag: { near: 'lening|leen|lenen|familielening', takes: 1, least: 100 },
    rente: { fact: 'rente', takes: 2 },
    renteOnderling: {
      near: 'rente|aan|tegen',
      takes: 1,
      pick: { 0: 'renteloos/renteloze|zonder rente|zonder intrest|geen rente' },
    },
    looptijd: { fact: 'looptijd', takes: 2 },
    jaren: { before: 'op|over|in', after: 'terug|terugbetalen', near: 'terug te betalen|terugbetalen', takes: 1 },
    sleutel: {
      pick: {
        gelijk: 'elk de helft|gelijk verdeeld|ieder de helft|fifty fifty',
        inkomen: 'volgens inkomen|naar inkomen',
      },
    },
    eigenaars: {
      lead: ['aandeel'],
      rows: { aandeel: { near: 'heb|hij|zij|aandeel|ik|eigenaar|voor|deel', takes: 3, least: 5 } },
      sets: { sleutel: 'aandeel' },
    },
    personen: {
      lead: ['inkomen'],
      named: true,
      rows: { inkomen: { near: 'verdient|verdien|inkomen|loon', per: 'maand', takes: 4, most: 15000, anyone: true } },
    },
    aflossing: {
      pick: {
        maandelijks: 'maandelijks|elke maand|per maand',
        jaarlijks: 'jaarlijks|elk jaar',
        einde: 'op het einde alles',
      },
    },
    gelijken: { each: 'count', near: 'vrienden|personen|met|broers|zussen|vriendinnen' },
  },
} satisfies Says
