/** A fault in a calculator stays in its own box; the rest of the page is untouched. */
import { Component, createRef, type ReactNode } from 'react'
import { ALIVE } from '#site/calculator/state/alive-event.ts'

type Props = { readonly children: ReactNode; readonly onReset: () => void }
/** `example`: it never came to life, and the example of the server's HTML has its place again. */
type State = { readonly failed: boolean; readonly example: boolean }

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, example: false }
  readonly place = createRef<HTMLDivElement>()
  /** A copy of the server's HTML, since React takes it away when code throws. Until the page is alive. */
  example: readonly Node[] = []

  constructor(props: Props) {
    super(props)
    if (typeof document === 'undefined') return
    this.example = [...document.querySelectorAll('.calculator > *')].map((child) => child.cloneNode(true))
    addEventListener(ALIVE, () => (this.example = []), { once: true })
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    // Code that did not arrive says nothing of the browser: it can be asked for again.
    if (error instanceof TypeError && /module/i.test(error.message)) return
    const place = this.place.current
    if (this.example.length === 0 || !place) return
    place.append(...this.example)
    this.example = []
    this.setState({ example: true })
    place.closest('astro-island')?.dispatchEvent(new Event('rekenklaar:stil'))
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const reset = () => {
      this.props.onReset()
      this.setState({ failed: false })
    }
    return <div ref={this.place}>{!this.state.example && <Fault onReset={reset} />}</div>
  }
}

function Fault({ onReset }: { readonly onReset: () => void }) {
  return (
    <div className="card fault" role="alert">
      <h2>Deze berekening lukte niet</h2>
      <p>Begin opnieuw met de standaardwaarden. De rest van de site werkt gewoon.</p>
      <div className="acts">
        <button type="button" className="btn btn-primary" onClick={onReset}>
          Opnieuw beginnen
        </button>
        <button type="button" className="btn" onClick={() => location.reload()}>
          Pagina opnieuw laden
        </button>
      </div>
    </div>
  )
}
