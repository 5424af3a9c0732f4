import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'sparen voor kind|spaarrekening kind|kinderrekening|sparen voor dochter/zoon/kleinkind/kinderen/baby/metekind/petekind|spaarrekening zoon/dochter/kleinkind|kinderspaarrekening|spaarboekje kind|jeugdspaarrekening|derdenbeding',
  about:
    'kind|dochter|zoon|peter|meter|oma|opa|kleinkind|kleinzoon|kleindochter|baby|nieuwjaar|verjaardag|metekind|petekind|grootouders|bomma|bompa',
  asked:
    'op haar/zijn verjaardag|voor mijn/ons/onze dochter/zoon/kind/kleinkind/baby/metekind/petekind|op naam van zoon/dochter/kind|hoeveel heeft ze/hij op|tegen dat kind is|peter/meter/oma/opa/bomma/grootouders geeft/stort/spaart|tot zijn/haar 18/21/25|als hij/ze # wordt|tegen/op haar/zijn #|onze/mijn/ons kleine|tot ze/hij/het # is|op zijn/haar boek/spaarboekje/rekening',
  not: 'groeipakket|kinderbijslag|kindergeld|schenk*|erf*|lening|lenen|leen|studies|levensverzekering|verzekeren|overlijden|bruto|loon|belasting',
  fields: {
    geboortedatum: { near: 'geboren|geboortedatum|van|is|nu', child: true, takes: 2 },
    perMaand: { fact: 'perMaand', near: 'elke maand|per maand|opzij', takes: 2 },
    totLeeftijd: {
      near: 'tot|tegen|op haar|op zijn|wordt|als|is|leeftijd|verjaardag|kind',
      before: 'op',
      in: 'age',
      child: true,
    },
    opNaam: {
      pick: {
        kind: 'op naam van kind/zoon/dochter|zijn naam|haar naam|op naam van mijn kind/zoon/dochter',
        ouder: 'op mijn naam|mijn eigen naam',
        koppel: 'op onze naam|op ons twee',
        derdenbeding: 'derdenbeding',
      },
    },
    startbedrag: { near: 'staat al|al|startbedrag|gespaard|begin*|start|staat', after: 'op|al', least: 1 },
    giften: { near: 'geeft|geven|stort|krijgt|nieuwjaar|verjaardag|gift|giften|cadeau', per: 'jaar' },
    fonds: { near: 'fonds|beleggen|belegd' },
    groeipakket: { near: 'groeipakket|kindergeld|kinderbijslag' },
    basisrente: 'basisrente',
    premie: 'premie',
    studiekost: { near: 'studiekost|studies|kot', per: 'jaar' },
    studiejaren: { near: 'studiejaren|jaar studeren', in: 'jaar' },
    inflatie: 'inflatie',
  },
} satisfies Says
