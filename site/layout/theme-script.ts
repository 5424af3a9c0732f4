/**
 * Runs before the first paint, so that a chosen theme never flashes. It stands inline in the page; its hash is
 * in the content security policy, so a change here needs a build and nothing else.
 */
export const themeScript =
  "try{const t=localStorage.getItem('thema');if(t==='licht'||t==='donker')document.documentElement.dataset.theme=t}catch{}"
