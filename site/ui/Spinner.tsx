const LOADING_TEXT = 'Calculator laden...'

export function Spinner({ text = LOADING_TEXT }: { readonly text?: string }) {
  return <p className="spinner">{text}</p>
}
