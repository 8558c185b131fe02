import type { AuditRow } from '#server/store/audit.ts'
import type { TestServer } from '../../a-server.ts'

const ALL = {
  below: null,
  act: null,
  kind: null,
  gameId: null,
  actor: null,
  text: null,
  since: null,
  until: null,
}

/** All entries of the audit, newest first. */
export const auditOf = ({ store }: Pick<TestServer, 'store'>, most = 1000): Promise<AuditRow[]> =>
  store.audit.list(ALL, most)

/** The entries that `act` adds. */
export async function leftBy(server: TestServer, act: () => Promise<unknown>): Promise<AuditRow[]> {
  const before = (await auditOf(server, 1))[0]?.seq ?? 0
  await act()
  return (await auditOf(server)).filter(({ seq }) => seq > before)
}
