"""A window of QtWebEngine, which speaks DevTools. Parameters: PyQt5 or PyQt6, width, height. SIGUSR1 hides it, SIGUSR2 shows it again."""
import signal
import sys
from importlib import import_module

qt, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
core = import_module(qt + ".QtCore")
view_of = import_module(qt + ".QtWebEngineWidgets").QWebEngineView
app = import_module(qt + ".QtWidgets").QApplication(["fairway"])
view = view_of()
view.resize(width, height)
view.load(core.QUrl("about:blank"))
view.show()
signal.signal(signal.SIGUSR1, lambda *_: view.hide())
signal.signal(signal.SIGUSR2, lambda *_: view.show())
# Python hears a signal between two lines of its own
awake = core.QTimer()
awake.timeout.connect(lambda: None)
awake.start(200)
app.exec()
