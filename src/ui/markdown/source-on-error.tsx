import { Component, type ReactNode } from 'react'
import { isMissingFile } from '#src/browser/heal-page.ts'
import { TextWithBreaks } from './text-with-breaks.tsx'

interface SourceOnErrorProps {
  source: string
  children: ReactNode
}
interface SourceOnErrorState {
  source: string
  failure: { error: unknown } | null
}

/**
 * Shows the source of a text whose rendering fails, because one text must not break the page. A new text is
 * rendered again. A missing file is no error of the text, so the screen handles that.
 */
export class SourceOnError extends Component<SourceOnErrorProps, SourceOnErrorState> {
  override state: SourceOnErrorState = { source: this.props.source, failure: null }

  static getDerivedStateFromError(error: unknown): Pick<SourceOnErrorState, 'failure'> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { source }: SourceOnErrorProps,
    last: SourceOnErrorState,
  ): SourceOnErrorState | null {
    return source === last.source ? null : { source, failure: null }
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === null) return this.props.children
    if (isMissingFile(failure.error)) throw failure.error
    return <TextWithBreaks text={this.props.source} />
  }
}
