import { useEffect } from 'react'

/** Goes to a path of this site as soon as it is shown. Without script the link is there. */
export function Redirect({ to }: { readonly to: `/${string}` }) {
  useEffect(() => {
    location.replace(to)
  }, [to])
  return (
    <p>
      <a href={to}>Ga verder</a>
    </p>
  )
}
