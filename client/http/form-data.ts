/** A multipart body as our server reads it: the JSON part `data` first, then the files by property. */
export function formData(body: unknown, files: Record<string, File | Blob>): FormData {
  const form = new FormData();
  form.append('data', JSON.stringify(body ?? {}));
  for (const [property, file] of Object.entries(files)) form.append(property, file);
  return form;
}
