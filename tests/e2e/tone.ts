/** A sound as a WAV file: 440 Hz, one channel, 8000 samples a second of 16 bits. */
export function tone(ms: number): Buffer {
  const rate = 8000;
  const samples = Math.round((ms * rate) / 1000);
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index++) {
    file.writeInt16LE(Math.round(8000 * Math.sin((index * 440 * 2 * Math.PI) / rate)), 44 + index * 2);
  }
  return file;
}
