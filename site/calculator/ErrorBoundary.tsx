/** A fault in a calculator stays in its own box; the rest of the page is untouched. */
import { Component, type ReactNode } from 'react'

type Props = { readonly children: ReactNode; readonly onReset: () => void }
type State = { readonly failed: boolean }

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const reset = () => {
      this.props.onReset()
      this.setState({ failed: false })
    }
    return (
      <div className="card fault" role="alert">
        <h2>Deze berekening lukte niet</h2>
        <p>
          Er ging iets mis in deze calculator. Je kunt opnieuw beginnen met de standaardwaarden; de rest van de site
          werkt gewoon.
        </p>
        <div className="acts">
          <button type="button" className="btn btn-primary" onClick={reset}>
            Opnieuw beginnen
          </button>
          <button type="button" className="btn" onClick={() => location.reload()}>
            Pagina opnieuw laden
          </button>
        </div>
      </div>
    )
  }
}
