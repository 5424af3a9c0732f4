/** Code to copy, with a button that only works with a script and hides without. */
export function CodeBlock({ code, label }: { readonly code: string; readonly label: string }) {
  return (
    <div className="code-block" data-copied>
      <pre tabIndex={0} aria-label={label}>
        <code>{code}</code>
      </pre>
      <p className="code-acts">
        <button type="button" className="btn" data-copy>
          Kopieer
        </button>{' '}
        <span role="status" />
      </p>
    </div>
  )
}
