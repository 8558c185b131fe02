import type { APIRequestContext } from '@playwright/test'

/** Whether the server has an extension. Others than ours may lack it, and then screens differ. */
export async function isAnnounced(request: APIRequestContext, extension: string): Promise<boolean> {
  const { features = [] } = (await (await request.get('/api/config')).json()) as { features?: string[] }
  return features.includes(extension)
}
