/** The secret for an authenticator app as a picture, drawn here. Its own part: few visits ever need it. */
import { encodeQR } from 'qr'
import { useMemo } from 'react'

export function AppCode({ uri }: { readonly uri: string }) {
  const rows = useMemo(() => encodeQR(uri, 'raw', { border: 4 }), [uri])
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg className="app-code" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label="QR-code voor je app">
      <path d={path} />
    </svg>
  )
}
