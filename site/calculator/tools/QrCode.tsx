/** The link as a picture for the camera of a phone, drawn here: no other site gets to see it. */
import { useMemo } from 'react'
import { encodeQR } from 'qr'

/** Beyond this a code gets so fine that a camera fails on it. */
const LONGEST = 1000
/** The white edge that readers need. */
const BORDER = 4

export function QrCode({ link }: { readonly link: string }) {
  const rows = useMemo(() => (link.length > LONGEST ? [] : encodeQR(link, 'raw', { border: BORDER })), [link])
  if (rows.length === 0) return <p className="f-hint">Deze link is te lang voor een QR-code.</p>
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <figure className="qr">
      <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label="QR-code van deze link">
        <path d={path} />
      </svg>
      <figcaption className="f-hint">Scan met je telefoon om daar verder te rekenen.</figcaption>
    </figure>
  )
}
