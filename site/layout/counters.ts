/** Counts the figures of a hub up to their value when they come into view. The value itself is in the HTML. */
const DURATION = 450

const frameText = (target: number, share: number): string =>
  (target * share).toLocaleString('nl-BE', {
    minimumFractionDigits: Number.isInteger(target) ? 0 : 1,
    maximumFractionDigits: Number.isInteger(target) ? 0 : 1,
  })

function play(element: HTMLElement, target: number, width: number): void {
  const final = element.textContent ?? ''
  const start = performance.now()
  // As wide as its value all the way: the unit behind the figure stays where it is.
  Object.assign(element.style, { display: 'inline-block', width: `${width}px` })
  const step = (now: number) => {
    const share = Math.min(1, (now - start) / DURATION)
    // Slows down towards the end, as a counter does.
    element.textContent = share < 1 ? frameText(target, 1 - (1 - share) ** 3) : final
    if (share < 1) requestAnimationFrame(step)
    else element.removeAttribute('style')
  }
  requestAnimationFrame(step)
}

export function startCounters(): void {
  const counters = document.querySelectorAll<HTMLElement>('[data-count]')
  if (counters.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target, boundingClientRect } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      seen.unobserve(target)
      play(target, Number(target.dataset.count), boundingClientRect.width)
    }
  })
  for (const counter of counters) seen.observe(counter)
}
