/** The script of an embed: tells the page around it how high it is, and keeps links from opening inside the frame. */
import type { FrameMessage } from '#site/embed/message.ts'

// Whoever frames it may know its height: there is nothing else in the message, so it needs no address.
const tell = () => {
  const message: FrameMessage = { rekenklaar: Math.ceil(document.body.getBoundingClientRect().height) }
  parent.postMessage(message, '*')
}
if (parent !== window) new ResizeObserver(tell).observe(document.body)

addEventListener(
  'click',
  (event) => {
    // A frame as high as its content has no middle of the screen: a dialog opens where it was asked for.
    document.documentElement.style.setProperty('--tapped', `${Math.round(event.pageY)}px`)
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // <base target> sends every link to a new tab; those within the calculator stay.
    if (link?.getAttribute('href')?.startsWith('#')) link.target = '_self'
  },
  { capture: true },
)
