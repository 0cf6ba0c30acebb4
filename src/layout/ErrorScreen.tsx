import { Component, createRef, type ReactNode } from 'react'
import { buttonClass } from '../components/buttonClass'
import { PageLoadError } from '../client/pageLoadError'
import { LostIllustration } from '../components/illustrations/LostIllustration'
import type { LayoutData } from '../i18n/layoutFragment'
import { withoutMarks } from '../site/invisible'
import * as styles from './ErrorScreen.module.css'

interface Props {
  /** The page's texts: the provider of the translations may be what failed. */
  locales: LayoutData['locales'] | undefined
  /** Path of the front page. */
  home: string
  children: ReactNode
}

interface ErrorCopy {
  text: string
  reload: string
  home: string
}

/** Texts of the screen out of the page's data, with their language, or undefined where they are not there. */
function errorCopy(locales: Props['locales']): (ErrorCopy & { language: string }) | undefined {
  const common = locales?.edges.find(({ node }) => node.ns === 'common')?.node
  const data: { error?: ErrorCopy } | undefined = common?.data
  return common && data?.error && { ...data.error, language: common.language }
}

/** Words of requirement 8.3, in every language. */
const title = 'Unexpected Application Error!'

/**
 * Catches what breaks while a page renders, and pages that could not be loaded; shows the screen of requirement 8.3.
 */
export class ErrorScreen extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  private readonly screen = createRef<HTMLElement>()

  static getDerivedStateFromError() {
    return { failed: true }
  }

  private readonly onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof PageLoadError) this.setState({ failed: true })
  }

  override componentDidMount() {
    window.addEventListener('unhandledrejection', this.onRejection)
    // A page that breaks as it is rendered for the first time is never there.
    if (this.state.failed) this.takeOver()
  }

  override componentDidUpdate(_: Props, before: { failed: boolean }) {
    if (this.state.failed && !before.failed) this.takeOver()
  }

  /**
   * What had the focus is gone: the screen has it, as a page has after a navigation. The page's head is gone too, and
   * with it the language.
   */
  private takeOver() {
    const copy = errorCopy(this.props.locales)
    document.documentElement.lang = copy?.language ?? 'en'
    document.title = withoutMarks(copy?.text ?? title)
    this.screen.current?.focus()
  }

  override componentWillUnmount() {
    window.removeEventListener('unhandledrejection', this.onRejection)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const copy = errorCopy(this.props.locales)
    return (
      <main
        className={`prose ${styles.screen}`}
        tabIndex={-1}
        aria-labelledby="error-title"
        aria-describedby={copy && 'error-text'}
        ref={this.screen}
      >
        <LostIllustration />
        <h1 id="error-title" lang="en">
          {title}
        </h1>
        {copy && (
          <>
            <p id="error-text">{copy.text}</p>
            <p>
              <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
                {copy.reload}
              </button>{' '}
              <a className={buttonClass('quiet')} href={this.props.home}>
                {copy.home}
              </a>
            </p>
          </>
        )}
      </main>
    )
  }
}
