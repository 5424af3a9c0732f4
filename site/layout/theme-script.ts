/**
 * Runs before the first paint. A chosen theme never flashes, and a page that was opened with values of its own does not
 * show the example first: its answer waits until the values are in. It stands inline in the page; the server hashes
 * inline scripts for the content security policy. The class js tells the styles that scripts run.
 */
import { HISTORY_KEY } from '#site/calculator/state/history-key.ts'
import { SITUATION_KEY } from '#site/calculator/state/situation-key.ts'

export const themeScript = `{const r=document.documentElement,c=r.classList;c.add('js');try{const t=localStorage.getItem('thema');if(t==='licht'||t==='donker')r.dataset.theme=t;if(location.hash.includes('=')||history.state?.${HISTORY_KEY}||localStorage.getItem('${SITUATION_KEY}'))c.add('waiting','waiting-below')}catch{}}`
