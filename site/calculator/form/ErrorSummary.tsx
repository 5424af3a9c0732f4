/** What must be put right, above the form, after the visitor asked for the result. */
import type { Ref } from 'react'
import type { Inputs } from '#calculators/kernel/fields.ts'
import type { FieldErrors } from '#calculators/kernel/read.ts'
import { pathName } from '#site/calculator/state/calculation.ts'

type Props = {
  readonly inputs: Inputs
  readonly errors: FieldErrors
  readonly ref: Ref<HTMLDivElement>
  readonly onPick: (path: string) => void
}

export function ErrorSummary({ inputs, errors, ref, onPick }: Props) {
  const paths = Object.keys(errors)
  if (paths.length === 0) return null
  return (
    <div className="error-summary" ref={ref} tabIndex={-1} role="group" aria-labelledby="fouten-titel">
      <h3 id="fouten-titel">Er is een probleem</h3>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <a
              href={`#${path}`}
              onClick={(event) => {
                event.preventDefault()
                onPick(path)
              }}
            >
              {pathName(inputs, path)}: {errors[path]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
