/** The figures of the question that was not asked. */
export const NO_SALE = {
  nettoOpbrengst: null,
  opbrengst: null,
  reyndersRente: null,
  vrijgesteld: null,
  ingehouden: null,
  terugTeVragen: null,
}

export const NO_PLAN = {
  nettoEindbedrag: null,
  nettoWinst: null,
  ingelegd: null,
  kostenSamen: null,
  taksenSamen: null,
  nettoRendement: null,
  brutoEindbedrag: null,
  lopendeKosten: null,
  beurstaksAankoop: null,
  beurstaksTotaal: null,
  dividendbelasting: null,
  behoudenPer100: null,
  besteRitme: null,
  historischLaag: null,
  historischMidden: null,
  historischHoog: null,
}
