/**
 * Runs before the first paint, so that a chosen theme never flashes. It stands inline in the page; the
 * server hashes inline scripts for the content security policy. The class tells the styles that scripts run.
 */
export const themeScript =
  "document.documentElement.classList.add('js');try{const t=localStorage.getItem('thema');if(t==='licht'||t==='donker')document.documentElement.dataset.theme=t}catch{}"
