/** One polite sentence for screen readers, half a second after the last change. */
import { useEffect, useRef, useState } from 'react'

const REST = 500

export function LiveAnswer({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('')
  const first = useRef(text)
  useEffect(() => {
    // The case the page opens with is read as part of the page.
    if (text === first.current) return
    first.current = ''
    const timer = setTimeout(() => setSaid(text), REST)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
