/**
 * Home, before it is painted: the newest calculation that was kept on this device, so that nothing moves once one reads. Inline
 * and right behind its place; the server hashes inline scripts for the content security policy. Without one its place stays
 * hidden.
 */
import { CALCULATIONS_KEY, KEPT_IN_LINK } from '#site/calculator/keep/kept-key.ts'

export const continueScript =
  `(function(){try{var k=JSON.parse(localStorage.getItem('${CALCULATIONS_KEY}')).list[0],s=document.currentScript.previousElementSibling,a=s.querySelector('a');
if(!/^\\/[a-z]+\\/[a-z0-9-]+$/.test(k.path))return;
a.href=k.path+'#'+(k.link?k.link+'&':'')+'${KEPT_IN_LINK}='+k.id;a.textContent=k.name;s.querySelector('b').textContent=k.headline;s.hidden=false}catch(e){}})()`.replaceAll(
    '\n',
    '',
  )
