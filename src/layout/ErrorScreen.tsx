import { Component, useEffect, useRef, type ReactNode } from 'react'
import { buttonClass } from '../components/buttonClass'
import { PageLoadError } from '../client/app/pageLoadError'
import { LostIllustration } from '../components/illustrations/LostIllustration'
import type { LayoutData } from '../i18n/layoutFragment'
import { withoutInvisible } from '../site/invisible'
import * as styles from './ErrorScreen.module.css'

interface Props {
  /** The page's texts. They are passed in because the provider of translations may be what failed. */
  locales: LayoutData['locales'] | undefined
  /** Path of the front page. */
  home: string
  children: ReactNode
}

interface State {
  failed: boolean
  /** Address of the page that could not be loaded. */
  address?: string
}

interface ErrorCopy {
  text: string
  reload: string
  home: string
}

/** The texts of the last page that had them, with their language. */
let lastCopy: (ErrorCopy & { language: string }) | undefined

/** Returns the texts of the screen from the page's data, or those of the page before if the data lacks them. */
function errorCopy(locales: Props['locales']) {
  const common = locales?.edges.find(({ node }) => node.ns === 'common')?.node
  const data: { error?: ErrorCopy } | undefined = common?.data
  if (common && data?.error) lastCopy = { ...data.error, language: common.language }
  return lastCopy
}

/** The title that requirement 8.3 asks for, in every language. */
const title = 'Unexpected Application Error!'

/** Loads a page that could not be loaded, or the present page again. */
const loadAgain = (address?: string) => (address ? window.location.assign(address) : window.location.reload())

/**
 * The page that is shown in place of one that failed. It sets language and title, because the head of the page is gone,
 * and takes the focus, because the element that had it is gone too.
 */
function ErrorPage({ copy, home, address }: { copy: ReturnType<typeof errorCopy>; home: string; address?: string }) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    document.documentElement.lang = copy?.language ?? 'en'
    document.title = withoutInvisible(copy?.text ?? title)
    // At the end of a navigation the router sets the focus to the whole page.
    setTimeout(() => main.current?.focus())
  }, [copy])
  return (
    <main
      className={`prose ${styles.screen}`}
      tabIndex={-1}
      aria-labelledby="error-title"
      aria-describedby={copy && 'error-text'}
      ref={main}
    >
      <LostIllustration />
      <h1 id="error-title" lang="en">
        {title}
      </h1>
      {copy && (
        <>
          <p id="error-text">{copy.text}</p>
          <p>
            <button type="button" className={buttonClass()} onClick={() => loadAgain(address)}>
              {copy.reload}
            </button>{' '}
            <a className={buttonClass('quiet')} href={home}>
              {copy.home}
            </a>
          </p>
        </>
      )}
    </main>
  )
}

/** Shows the error screen of requirement 8.3 when rendering a page fails or a page cannot be loaded. */
export class ErrorScreen extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  private readonly onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof PageLoadError) this.setState({ failed: true, address: reason.address })
  }

  override componentDidMount() {
    window.addEventListener('unhandledrejection', this.onRejection)
  }

  override componentWillUnmount() {
    window.removeEventListener('unhandledrejection', this.onRejection)
  }

  override render() {
    const copy = errorCopy(this.props.locales)
    const { failed, address } = this.state
    return failed ? <ErrorPage copy={copy} home={this.props.home} address={address} /> : this.props.children
  }
}
