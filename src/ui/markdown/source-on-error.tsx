import { Component, type ReactNode } from 'react'
import { isMissingFile } from '#src/browser/heal-page.ts'
import { WrittenText } from './text-with-breaks.tsx'

interface SourceOnErrorProps {
  source: string
  children: ReactNode
}
interface SourceOnErrorState {
  source: string
  failure: { error: unknown } | null
}

/**
 * Shows what was written as it was written when it cannot be drawn: one text must not take the page down.
 * Another text is tried again. A file that is lost is no fault of the text: the screen brings itself back.
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
    return <WrittenText text={this.props.source} />
  }
}
