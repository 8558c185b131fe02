import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { errorCodeOf } from '#server/base/error-code.ts'

export type FilterTool = 'iptables' | 'ip6tables'

export interface PacketFilter {
  /** Whether this process has the rights to change rules. */
  readonly isOurs: boolean
  /** Whether the machine supports IPv6 at all. */
  readonly hasIpv6: boolean
  /** Resolves to null on success, else to the message of the tool. */
  run(tool: FilterTool, command: '-C' | '-I' | '-S', rule: readonly string[]): Promise<string | null>
}

export const machineFilter: PacketFilter = {
  isOurs: process.platform === 'linux' && process.getuid?.() === 0,
  hasIpv6: existsSync('/proc/net/if_inet6'),
  async run(tool, command, rule) {
    try {
      // Other programs change rules too. `-w` waits for their lock.
      await promisify(execFile)(tool, ['-w', '5', command, ...rule])
      return null
    } catch (error) {
      const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
      return said === '' ? errorCodeOf(error) : said
    }
  },
}
