import { type ReactNode, useId } from 'react'

/** What ties a control to its label, its hint and what is wrong with it. */
export type Tied = { readonly id: string; readonly describedBy: string | undefined; readonly invalid: boolean }

type Props = {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly wide?: boolean
  readonly children: (tied: Tied) => ReactNode
}

/** A control of the admin area with its label above, and its hint and what is wrong below. */
export function Labelled({ label, hint, error, wide = false, children }: Props) {
  const id = useId()
  const described = [error ? `${id}-fout` : '', hint ? `${id}-uitleg` : ''].filter(Boolean).join(' ')
  return (
    <div className={wide ? 'record-field record-wide' : 'record-field'}>
      <label htmlFor={id}>{label}</label>
      {children({ id, describedBy: described === '' ? undefined : described, invalid: error !== undefined })}
      {hint ? <small id={`${id}-uitleg`}>{hint}</small> : null}
      {error ? (
        <small id={`${id}-fout`} className="field-error">
          {error}
        </small>
      ) : null}
    </div>
  )
}
