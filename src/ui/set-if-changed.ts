/** What stands there already is not written again: for the browser that would be a change like any other. */
export function setTextIfChanged(element: Element, text: string) {
  const { firstChild } = element
  if (firstChild === null) element.append(text)
  else if (firstChild.nodeValue !== text) firstChild.nodeValue = text
}

/** Null takes it off. */
export function setAttributeIfChanged(element: Element, name: string, value: string | null) {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
