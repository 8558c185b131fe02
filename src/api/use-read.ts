import { useState } from 'react'
import useSWR from 'swr'
import type { AnswerOf, Call, SentOf } from '#contract/call.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { useIsHere } from '#src/browser/use-is-here.ts'
import { callUrl } from './call-url.ts'
import { useApi } from './api-context.ts'
import { ProblemError } from './problem-error.ts'
import { rulesOf, type Policy } from './cache-policy.ts'

/**
 * A response that its policy keeps fresh. It stays `ready` after a later failure, so that the last value
 * stays on the screen.
 */
export type Read<Value> =
  | { state: 'waiting'; isSlow: boolean }
  | { state: 'ready'; value: Value; problem: Problem | null; refresh: () => void }
  | { state: 'failed'; problem: Problem; refresh: () => void }

/** Null `sent`: the parameters are not known yet. */
export function useRead<C extends Call>(
  call: C,
  sent: SentOf<C> | null,
  policy: Policy = 'default',
): Read<AnswerOf<C>> {
  const { request } = useApi()
  return useAnswer(sent && { call, sent }, (asked) => request(asked.call, asked.sent), policy)
}

interface ReadRequest<C extends Call> {
  call: C
  sent: SentOf<C>
}

/** Caches the result of `comeBy` as the response to the call. `comeBy` may send several requests. */
export function useAnswer<C extends Call>(
  asked: ReadRequest<C> | null,
  comeBy: (asked: ReadRequest<C>) => Promise<Outcome<AnswerOf<C>>>,
  policy: Policy,
): Read<AnswerOf<C>> {
  const { reads } = useApi()
  const [slowAddress, setSlowAddress] = useState<string | null>(null)
  const address = asked && callUrl(asked.call, asked.sent)
  const ask = async (): Promise<AnswerOf<C>> => {
    if (asked === null) throw new Error('Nothing is asked without an address.')
    const fail = reads.begin(callUrl(asked.call, asked.sent))
    const outcome = await comeBy(asked)
    if (outcome.ok) return outcome.value
    fail()
    throw new ProblemError(outcome.problem)
  }
  const isHere = useIsHere()
  // SWR reports slow responses even to components that have left the page.
  const onLoadingSlow = (slow: string) => (isHere() ? setSlowAddress(slow) : undefined)
  const { data, error, mutate } = useSWR<AnswerOf<C>, ProblemError>(address, ask, {
    ...rulesOf(policy),
    onLoadingSlow,
  })
  const refresh = () => void mutate()
  if (data !== undefined) return { state: 'ready', value: data, problem: error?.problem ?? null, refresh }
  if (error) return { state: 'failed', problem: error.problem, refresh }
  return { state: 'waiting', isSlow: address !== null && slowAddress === address }
}
