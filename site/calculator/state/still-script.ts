/**
 * For a browser that cannot compute here: the example in the HTML stays readable, one sentence says why it does not
 * answer, and no control pretends to work. Inline and in words every browser of the last fifteen years reads, right
 * behind the calculator; the server hashes inline scripts for the content security policy. What it looks for first is
 * what the oldest browsers we compute in have and those before them lack (docs/browsers.md).
 */
const TOO_OLD = 'Deze browser is wellicht te oud om hier te rekenen: hieronder staat een voorbeeld.'

export const stillScript = `(function(){var i=document.currentScript.previousElementSibling,o='${TOO_OLD}';
function s(t){i.dataset.still=1;
var b=i.querySelector('.calculator'),p=document.createElement('p'),c=b.querySelectorAll('input,select,button'),n=c.length;
while(n--)c[n].disabled=true;p.className='note note-warning';p.setAttribute('role','alert');p.textContent=t;b.insertBefore(p,b.firstChild)}
i.addEventListener('rekenklaar:stil',function(e){s(e.detail||o)});
if(![].toSorted)s(o)})()`.replaceAll('\n', '')
