/** Does not write an equal value, because the browser would treat it as a change. */
export function setTextIfChanged(element: Element, text: string) {
  const { firstChild } = element
  if (firstChild === null) element.append(text)
  else if (firstChild.nodeValue !== text) firstChild.nodeValue = text
}

/** Null removes the attribute. */
export function setAttributeIfChanged(element: Element, name: string, value: string | null) {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
